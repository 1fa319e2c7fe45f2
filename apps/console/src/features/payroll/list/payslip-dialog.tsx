import { readPayslip, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { problemInPlace } from '../../../platform/lists/list.ts'
import { PersonAndPeriod } from '../period/person-and-period.tsx'
import { Statement } from '../statement/statement.tsx'
import { Warnings } from '../statement/warnings.tsx'

/** One payslip with its explanation, for roles that may not open the form (D2: the accountant). */
export default function PayslipDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title={texts.payslipParts.payslip} size="lg" onClose={onClose}>
      <PayslipView id={id} />
    </Dialog>
  )
}

function PayslipView({ id }: { id: string }) {
  const payslip = useCall(readPayslip, { params: { id } })
  const problem = problemInPlace(payslip)
  if (problem) return <ProblemNotice problem={problem} />
  const read = payslip.data?.data
  return (
    <>
      <PersonAndPeriod payslip={read}>
        {read && (
          <>
            <span>{texts.payslipList.issuedOn(formatDay(read.payDate))}</span>
            <StatusBadge tone={read.salaryIsPaid ? 'good' : 'warn'} label={texts.payslip[read.status]} />
          </>
        )}
      </PersonAndPeriod>
      {read?.outOfHands && <InfoNotice>{read.outOfHands}</InfoNotice>}
      {read && <Warnings explained={read} status={read.status} settles={false} />}
      <Statement explained={read ?? null} state={read ? 'ready' : 'loading'} />
    </>
  )
}
