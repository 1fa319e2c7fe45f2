import { Skeleton } from '@mantine/core'
import { readAnnouncement, texts } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
import { useCarriedAnnouncement } from '../use-edit-announcement.ts'
import { ChangeAnnouncement } from './change-announcement.tsx'

/** An existing announcement, to change. The one from the navigation state shows until it is fetched. */
export function EditAnnouncement({ id }: { id: string }) {
  const carried = useCarriedAnnouncement(id)
  const query = useOpened(
    readAnnouncement,
    { params: { id } },
    { isLocked: ({ data }) => !data.can.includes('edit') },
  )
  const stored = query.data?.data ?? carried
  if (query.error && !query.data)
    return (
      <FormPage list="announcement" title={texts.announcement.formTitle} step={texts.actions.edit}>
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      </FormPage>
    )
  return stored ? (
    <ChangeAnnouncement stored={stored} />
  ) : (
    <FormPage
      list="announcement"
      title={texts.announcement.formTitle}
      step={texts.actions.edit}
      beside={<Skeleton height={220} radius="lg" />}
    >
      <Skeleton height={420} radius="lg" />
    </FormPage>
  )
}
