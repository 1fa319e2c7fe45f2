const number = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/

/**
 * Parses a number as people type it ('1,250', '1250.5', '.5', '−3'), or null. A comma groups thousands, as displayed, and
 * is never the decimal separator. So '12,5' is no number, and neither is '10 120', two cells of a spreadsheet: with what
 * stands between left out, either would be read as another number.
 */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-')
  return number.test(typed) && /\d/.test(typed) ? Number(typed.replaceAll(',', '')) : null
}

/** Formats 1250.5 as '1,250.50' with at least two decimals, as '1,250.5' with none. Further decimals are never cut. */
export function formatNumber(value: number, atLeastDecimals = 0): string {
  const decimals = { minimumFractionDigits: atLeastDecimals, maximumFractionDigits: 20 }
  return new Intl.NumberFormat('en', decimals).format(value)
}
