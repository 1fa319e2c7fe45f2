import { texts } from '@tahi/contract'
import { type Centavos, pesosFromCentavos } from '@tahi/domain'
import { conflict } from '../../platform/errors.ts'

/**
 * Compares the computed net pay with the one that was shown: nobody pays a sum that they did not see.
 * @param shown in pesos; undefined when none was shown
 * @throws Refusal conflict when they differ
 */
export function refuseOtherSum(netPay: Centavos, shown: number | undefined): void {
  if (shown !== undefined && shown !== pesosFromCentavos(netPay)) throw conflict(texts.payslip.figuresChanged)
}
