import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { Notice } from '../reading/notice.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import { useBranchName } from './branch-field.tsx'

type PreviewProps = { values: AnnouncementValues; postedBy: string; branchName?: string }

/** What is typed, as its readers will see it. */
export function Preview({ values, postedBy, branchName }: PreviewProps) {
  const { branchId, title, desc, startDate, endDate } = values
  const chosen = useBranchName(branchId)
  return (
    <FormSection title="As they will read it">
      <Notice
        title={title.trim() || 'Title'}
        postedBy={postedBy}
        branchName={chosen ?? branchName}
        startDate={startDate}
        endDate={endDate}
        desc={desc.trim() || 'Description'}
      />
    </FormSection>
  )
}
