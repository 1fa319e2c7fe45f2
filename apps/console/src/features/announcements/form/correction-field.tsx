import { Checkbox } from '@mantine/core'
import { texts } from '@tahi/contract'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { type AnnouncementValues, isReworded } from './announcement-values.ts'

type CorrectionFieldProps = { form: DraftForm<AnnouncementValues>; className: string | undefined }

const { correction, correctionDetail, readAnew } = texts.announcement

/** Whether a change need not be told or read anew; asked only while something is changed that otherwise would be. */
export function CorrectionField({ form, className }: CorrectionFieldProps) {
  if (!isReworded(form.opened, form.values)) return null
  return (
    <Checkbox
      className={className}
      label={correction}
      description={form.values.correction ? correctionDetail : readAnew}
      {...form.getInputProps('correction', { type: 'checkbox' })}
    />
  )
}
