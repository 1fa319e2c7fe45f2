import { type createPayslip, type Payslip, type Request, texts } from '@tahi/contract'
import { type Centavos, type PayslipComputation, pesosFromCentavos } from '@tahi/domain'
import { conflict } from '../../platform/errors.ts'
import { warningsToWire } from './payslip-wire.ts'
import type { UndecidedDays } from './undecided-days.ts'
import { warnsAnew } from './warns-anew.ts'

/**
 * Compares the computed net pay with the one that was shown: nobody pays a sum that they did not see.
 * @param shown in pesos; undefined when none was shown
 */
export const isOtherSum = (netPay: Centavos, shown: number | undefined): boolean =>
  shown !== undefined && shown !== pesosFromCentavos(netPay)

/** @throws Refusal conflict when the computed net pay is not the one that was shown */
export function refuseOtherSum(netPay: Centavos, shown: number | undefined): void {
  if (isOtherSum(netPay, shown)) throw conflict(texts.payslip.figuresChanged)
}

type Body = Request<typeof createPayslip>['body']

/**
 * Compares a payslip that is computed while it is saved with what the form showed of it. Only a payslip that is paid at
 * once can have no new warnings: the days of a pending one can still be looked at.
 * @throws Refusal conflict when the net pay is another one, or a day is warned of that was not
 */
export function refuseUnseen(
  { computation, ...undecided }: UndecidedDays & { computation: PayslipComputation },
  { shownNetPay, shownWarnings }: Pick<Body, 'shownNetPay' | 'shownWarnings'>,
  status: Payslip['status'],
): void {
  refuseOtherSum(computation.netPay, shownNetPay)
  const warnings = warningsToWire(computation.warnings, undecided)
  if (status === 'paid' && shownWarnings && warnsAnew(shownWarnings, warnings))
    throw conflict(texts.payslip.figuresChanged)
}
