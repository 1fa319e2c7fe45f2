import { Skeleton } from '@mantine/core'
import { readDocument } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpened } from '../../../platform/calls.ts'
import { FormFrame } from '../../../platform/forms/form-frame.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
import { carriedDocument } from './carried-document.ts'
import { ChangeDocument } from './change-document.tsx'

/** A document that exists: the record that came along, or read anew. */
export function EditDocument({ id }: { id: string }) {
  const { state } = useLocation()
  const [carried] = useState(() => carriedDocument(state, id, Date.now()))
  return (
    <FormFrame of="documents" step="Edit">
      {carried ? <ChangeDocument stored={carried} /> : <ReadDocument id={id} />}
    </FormFrame>
  )
}

function ReadDocument({ id }: { id: string }) {
  const query = useOpened(readDocument, { params: { id } })
  if (query.data) return <ChangeDocument stored={query.data.data} />
  if (query.error) return <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
  return <Skeleton height={480} radius="lg" />
}
