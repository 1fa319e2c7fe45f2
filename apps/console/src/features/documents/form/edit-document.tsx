import { Skeleton } from '@mantine/core'
import { readDocument, texts } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
import { refreshEvery } from '../refresh-every.ts'
import { carriedDocument } from './carried-document.ts'
import { ChangeDocument } from './change-document.tsx'

/** An existing document, to change. The one from the navigation state shows until it is fetched. */
export function EditDocument({ id }: { id: string }) {
  const { state } = useLocation()
  const [carried] = useState(() => carriedDocument(state, id, Date.now()))
  const query = useOpened(
    readDocument,
    { params: { id } },
    { isLocked: ({ data }) => !data.can.includes('edit') },
  )
  // Apart from the record in the form, which stays as it was opened.
  const latest = useCall(readDocument, { params: { id } }, { every: refreshEvery })
  const stored = query.data?.data ?? carried
  return (
    <FormPage list="documents" title={texts.document.formTitle} step={texts.actions.edit}>
      {query.error && !query.data ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : stored ? (
        <ChangeDocument stored={stored} fileUrl={latest.data?.data.fileUrl ?? stored.fileUrl} />
      ) : (
        <Skeleton height={480} radius="lg" />
      )}
    </FormPage>
  )
}
