import type { ExplainedPayslip, Payslip, PayslipFigures, payslipDay } from '@tahi/contract'
import {
  type Centavos,
  formatWallTimeOrNone,
  type HundredthsOfHours,
  type PayPart,
  type PayslipComputation,
  type PayslipDay,
  type PayslipWarning,
  pesosFromCentavos,
} from '@tahi/domain'
import type * as z from 'zod'
import type { UndecidedDays } from './undecided-days.ts'

/** The figures that a payslip stores, in centavos and hundredths of hours. */
export type KeptFigures = Pick<PayslipComputation, keyof PayslipFigures>

/** The components of the pay, by rate. */
export type KeptParts = Pick<PayslipComputation, 'regularParts' | 'overtimeParts'>

/** The explanation of the figures. */
export type KeptExplanation = KeptParts & Pick<PayslipComputation, 'policy' | 'rates' | 'days'>

/** Hours as the API has them: a number with two decimals. */
export const hoursToWire = (hours: HundredthsOfHours): number => hours / 100

/** Pesos and hours of figures in centavos and hundredths (D1 Money). */
export function figuresToWire(kept: KeptFigures): PayslipFigures {
  const pesos = (figure: keyof KeptFigures): number => pesosFromCentavos(kept[figure])
  return {
    dailyRate: pesos('dailyRate'),
    overtimeRate: pesos('overtimeRate'),
    regularDays: kept.regularDays,
    regularHours: hoursToWire(kept.regularHours),
    overtimeHours: hoursToWire(kept.overtimeHours),
    totalRegularPay: pesos('totalRegularPay'),
    totalOvertimePay: pesos('totalOvertimePay'),
    grossPay: pesos('grossPay'),
    philHealth: pesos('philHealth'),
    pagIbig: pesos('pagIbig'),
    sss: pesos('sss'),
    tax: pesos('tax'),
    totalDeductions: pesos('totalDeductions'),
    netPay: pesos('netPay'),
  }
}

/** @param undecided as of now; none in a list of payslips */
export const warningsToWire = (
  warnings: readonly PayslipWarning[],
  { askedDays, unrecordedDays }: UndecidedDays = { askedDays: [], unrecordedDays: [] },
): Payslip['warnings'] => [
  ...warnings.map(({ code, days = [] }) => ({ code, days })),
  ...(askedDays.length > 0 ? [{ code: 'waiting_corrections' as const, days: askedDays }] : []),
  ...(unrecordedDays.length > 0 ? [{ code: 'unrecorded_times' as const, days: unrecordedDays }] : []),
]

export const explanationToWire = (kept: KeptExplanation): Pick<ExplainedPayslip, keyof KeptExplanation> => ({
  policy: kept.policy,
  rates: kept.rates.map(({ from, ...rate }) => ({ from, ...ratesToWire(rate) })),
  ...partsToWire(kept),
  days: kept.days.map(dayToWire),
})

export const partsToWire = (kept: KeptParts): Pick<Payslip, keyof KeptParts> => ({
  regularParts: kept.regularParts.map(partToWire),
  overtimeParts: kept.overtimeParts.map(partToWire),
})

const ratesToWire = (rate: { dailyRate: Centavos; overtimeRate: Centavos }) => ({
  dailyRate: pesosFromCentavos(rate.dailyRate),
  overtimeRate: pesosFromCentavos(rate.overtimeRate),
})

const partToWire = ({ rate, minutes, hours, pay }: PayPart) => ({
  rate: pesosFromCentavos(rate),
  minutes,
  hours: hoursToWire(hours),
  pay: pesosFromCentavos(pay),
})

const dayToWire = (kept: PayslipDay): z.input<typeof payslipDay> => ({
  recordId: kept.recordId,
  date: kept.day,
  status: kept.status,
  timeIn: formatWallTimeOrNone(kept.timeIn),
  timeOut: formatWallTimeOrNone(kept.timeOut),
  ...ratesToWire(kept),
  regularMinutes: kept.regularMinutes,
  overtimeMinutes: kept.overtimeMinutes,
  counted: kept.counted,
  reason: kept.reason ?? null,
})
