import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { attendanceHref } from '../address.ts'
import type { Explained } from '../figures.ts'
import { listDays } from '../period/short-period.ts'
import { NewTabLink } from './new-tab-link.tsx'

type Code = Explained['warnings'][number]['code']

/** What the attendance list does not mend. */
const ofNoDay: readonly Code[] = ['no_rate', 'no_overtime_rate', 'net_zero']

/** Where it is not to correct the times. */
const whatToDo: Partial<Record<Code, string>> = {
  pending_days: 'Confirm them in the attendance list',
  late_or_half_days: 'Look at them in the attendance list',
}

/** What HR should look at before paying, with the days and the way to where it is mended. */
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
