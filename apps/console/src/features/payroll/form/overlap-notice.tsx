import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { payslipHref } from '../../../platform/payslip-href.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

/** Says that another payslip overlaps this period (D5), with a link to it. */
export function OverlapNotice({ payslipId }: { payslipId: string }) {
  const { role } = useCurrentUser()
  return (
    <Alert color="red" variant="light" title={texts.payslip.overlap}>
      Choose another period, or <NewTabLink href={payslipHref(payslipId, role)}>open that payslip</NewTabLink>
    </Alert>
  )
}
