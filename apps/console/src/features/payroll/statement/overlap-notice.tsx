import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { payslipHref } from '../../../platform/payslip-href.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

const { before, link } = texts.payslipFigures.overlap

/** Says that another payslip overlaps this period (D5), with a link to it. */
export function OverlapNotice({ payslipId }: { payslipId: string }) {
  const { role } = useCurrentUser()
  return (
    <Alert color="red" variant="light" title={texts.payslip.overlap}>
      {before} <NewTabLink href={payslipHref(payslipId, role)}>{link}</NewTabLink>
    </Alert>
  )
}
