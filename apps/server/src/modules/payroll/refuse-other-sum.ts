import { texts } from '@tahi/contract'
import { type Centavos, pesosFromCentavos } from '@tahi/domain'
import { conflict } from '../../platform/errors.ts'

/**
 * Holds what is computed to the net pay that was shown: nobody pays another sum than they saw.
 * @param shown in pesos; undefined where none was
 * @throws Refusal conflict when it comes to another
 */
export function refuseOtherSum(netPay: Centavos, shown: number | undefined): void {
  if (shown !== undefined && shown !== pesosFromCentavos(netPay)) throw conflict(texts.payslip.figuresChanged)
}
