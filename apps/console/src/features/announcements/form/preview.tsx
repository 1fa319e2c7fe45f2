import { type Announcement, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { Notice } from '../reading/notice.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import { useBranchNames } from './branch-field.tsx'

type PreviewProps = {
  values: AnnouncementValues
  postedBy: string
  /** The announcement to change; undefined for a new one. */
  stored?: Announcement
}

/** The typed announcement, as its readers will see it. */
export function Preview({ values, postedBy, stored }: PreviewProps) {
  const { branchId, title, desc, startDate, endDate } = values
  const nameOf = useBranchNames(...(stored ? [stored] : []))
  return (
    <FormSection title={texts.announcement.preview}>
      <Notice
        title={title.trim() || texts.announcement.fields.title}
        postedBy={postedBy}
        branchName={nameOf(branchId)}
        startDate={startDate}
        endDate={endDate}
        desc={desc.trim() || texts.announcement.fields.desc}
      />
    </FormSection>
  )
}
