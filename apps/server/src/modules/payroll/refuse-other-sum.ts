import { texts } from '@tahi/contract'
import { type Centavos, pesosFromCentavos } from '@tahi/domain'
import { conflict } from '../../platform/errors.ts'

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
