import { Alert } from '@mantine/core'
import { screens, texts } from '@tahi/contract'
import { NewTabLink } from './new-tab-link.tsx'

/** Says that another payslip overlaps this period (D5), with a link to it. */
export function OverlapNotice({ payslipId }: { payslipId: string }) {
  return (
    <Alert color="red" variant="light" title={texts.payslip.overlap}>
      Choose another period, or{' '}
      <NewTabLink href={`${screens.salaryForm.path}?id=${payslipId}`}>open that payslip</NewTabLink>
    </Alert>
  )
}
