import { centavosFromPesos } from '@tahi/domain'

/** The sum of net pays in pesos, added in whole centavos to avoid rounding errors. */
export const sumOf = (slips: { netPay: number }[]): number =>
  slips.reduce((sum, { netPay }) => sum + centavosFromPesos(netPay), 0) / 100
