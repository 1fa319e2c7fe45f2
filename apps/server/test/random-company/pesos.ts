import { centavosFromPesos } from '@tahi/domain'

/** What the net pays are together, in pesos; added in whole centavos, so that nothing is lost. */
export const sumOf = (slips: { netPay: number }[]): number =>
  slips.reduce((sum, { netPay }) => sum + centavosFromPesos(netPay), 0) / 100
