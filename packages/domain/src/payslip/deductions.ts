import { type Centavos, divideRounded } from '../money.ts'

/** Deductions from the gross in hundredths of a percent (W9 Deductions, D5). Tax is not computed and stays 0. */
export const flatDeductionRates = { philHealth: 450, pagIbig: 200, sss: 450 } as const

/** Flat's deductions from a gross pay in centavos, each rounded separately, half away from zero (D5). */
export function flatDeductions(grossPay: Centavos) {
  const share = (rate: number) => divideRounded(BigInt(grossPay) * BigInt(rate), 10_000n)
  const philHealth = share(flatDeductionRates.philHealth)
  const pagIbig = share(flatDeductionRates.pagIbig)
  const sss = share(flatDeductionRates.sss)
  const tax = 0
  return { philHealth, pagIbig, sss, tax, totalDeductions: philHealth + pagIbig + sss + tax }
}
