import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type Payslip, texts } from '@tahi/contract'
import { listDays } from '../../../platform/calendar/list-days.ts'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { attendanceHref, correctionsHref } from '../address.ts'
import type { Explained } from '../figures.ts'
import type { PayPeriod } from '../period/pay-periods.ts'

type Code = Explained['warnings'][number]['code']

const words = texts.payslipFigures

/** Warnings that the attendance list cannot resolve. */
const ofNoDay: readonly Code[] = ['no_rate', 'no_overtime_rate', 'net_zero']

/** What to do about warnings before there is a payslip. */
const whatToDo: Partial<Record<Code, string>> = {
  waiting_corrections: words.decideRequests,
  pending_days: words.confirmDays,
  late_or_half_days: words.lookAtDays,
}

/** What to look at when a payslip leaves nothing else to do. */
const whatToSee: Partial<Record<Code, string>> = {
  waiting_corrections: words.lookAtRequests,
}

type WarningsProps = {
  explained: Explained
  /** The status of the payslip that was made; undefined while there is none. */
  status?: Payslip['status'] | undefined
  /** False for readers who may settle nothing: the Accountant, and HR before pay that others handle. */
  settles?: boolean
}

/** Warnings to check before paying, with their days and a link to where HR can resolve them. */
export function Warnings({ explained, status, settles = true }: WarningsProps) {
  const { warnings, employee } = explained
  // A payslip freezes the times of its days; days without confirmation can still be confirmed until it is paid (D3).
  const canResolve = (code: Code) => status === undefined || (status === 'pending' && code === 'pending_days')
  return warnings.map(({ code, days }) => (
    <Alert
      key={code}
      color={code === 'no_rate' || code === 'net_zero' ? 'red' : 'yellow'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={texts.payslip.warnings[code]}
    >
      {days.length > 0 && <span>{listDays(days)}. </span>}
      {!settles && status === 'pending' && <span>{texts.payslip.hrSettles}</span>}
      {settles && !ofNoDay.includes(code) && (
        <NewTabLink href={hrefOf(code, employee, explained)}>
          {canResolve(code) ? (whatToDo[code] ?? words.correctDays) : (whatToSee[code] ?? words.lookAtDays)}
        </NewTabLink>
      )}
      {settles && !ofNoDay.includes(code) && status === 'pending' && !canResolve(code) && (
        <span>. {texts.payslip.removeToCorrect}</span>
      )}
    </Alert>
  ))
}

function hrefOf(code: Code, { userId }: Explained['employee'], period: PayPeriod): string {
  if (code === 'waiting_corrections') return correctionsHref({ userId }, period)
  return attendanceHref({ userId }, period, code === 'pending_days' ? 'pending' : undefined)
}
