import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { attendanceHref } from '../address.ts'
import type { Explained } from '../figures.ts'
import { listDays } from '../period/short-period.ts'
import { NewTabLink } from './new-tab-link.tsx'

type Code = Explained['warnings'][number]['code']

/** Warnings that the attendance list cannot resolve. */
const ofNoDay: readonly Code[] = ['no_rate', 'no_overtime_rate', 'net_zero']

/** What to do about warnings that need no correction of times. */
const whatToDo: Partial<Record<Code, string>> = {
  pending_days: 'Confirm them in the attendance list',
  late_or_half_days: 'Look at them in the attendance list',
}

/** Warnings to check before paying, with their days and a link to where HR can resolve them. */
export function Warnings({ explained }: { explained: Explained }) {
  const { warnings, employee } = explained
  return warnings.map(({ code, days }) => (
    <Alert
      key={code}
      color={code === 'no_rate' || code === 'net_zero' ? 'red' : 'yellow'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={texts.payslip.warnings[code]}
    >
      {days.length > 0 && <span>{listDays(days)}. </span>}
      {!ofNoDay.includes(code) && (
        <NewTabLink
          href={attendanceHref(employee.userId, explained, code === 'pending_days' ? 'pending' : undefined)}
        >
          {whatToDo[code] ?? 'Correct them in the attendance list'}
        </NewTabLink>
      )}
    </Alert>
  ))
}
