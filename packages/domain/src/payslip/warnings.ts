import { isFullPending, isLateOrHalf } from '../attendance.ts'
import type { Centavos } from '../money.ts'
import type { PayslipDay, PayslipWarning, PayslipWarningCode } from './computation.ts'

/** What HR should check before paying (D5). A daily rate of 0 means no rate: employees have it until HR enters one. */
export function payslipWarnings(days: readonly PayslipDay[], netPay: Centavos): PayslipWarning[] {
  const warnings: PayslipWarning[] = []
  const warn = (code: PayslipWarningCode, concerns: (day: PayslipDay) => boolean) => {
    const concerned = days.filter(concerns).map(({ day }) => day)
    if (concerned.length > 0) warnings.push({ code, days: concerned })
  }
  warn('no_rate', ({ status, dailyRate }) => status === 'present' && dailyRate === 0)
  // A rate is optional: a form that leaves it empty sends 0.
  warn(
    'no_overtime_rate',
    ({ overtimeMinutes, dailyRate, overtimeRate }) =>
      overtimeMinutes > 0 && dailyRate > 0 && overtimeRate === 0,
  )
  warn('pending_days', isFullPending)
  warn('missing_time_out', ({ reason }) => reason === 'missing_time_out')
  warn('missing_time_in', ({ reason }) => reason === 'missing_time_in')
  // Only `present` days earn, however long the person stayed (policy): HR should know before people complain.
  warn('late_or_half_days', ({ status }) => isLateOrHalf(status))
  if (netPay === 0) warnings.push({ code: 'net_zero' })
  return warnings
}
