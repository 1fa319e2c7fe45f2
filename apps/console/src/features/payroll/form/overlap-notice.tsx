import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { NewTabLink } from './new-tab-link.tsx'

/** Another payslip stands in the way of this period (D5), and where it is. */
export function OverlapNotice({ payslipId }: { payslipId: string }) {
  return (
    <Alert color="red" variant="light" title={texts.payslip.overlap}>
      Choose another period, or{' '}
      <NewTabLink href={`/salary/new?id=${payslipId}`}>open that payslip</NewTabLink>
    </Alert>
  )
}
