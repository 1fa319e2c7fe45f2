/** The subject of an explanation. */
export type Topic = 'rates' | 'regular' | 'overtime' | 'gross' | 'deductions' | 'net' | 'change'

export const topicTitles: Record<Topic, string> = {
  rates: 'Rates',
  regular: 'Regular pay',
  overtime: 'Overtime pay',
  gross: 'Gross pay',
  deductions: 'Deductions',
  net: 'Net pay',
  change: 'Change of net pay',
}
