import type { PayslipFigures } from '@tahi/contract'
import { hoursAndMinutes } from '@tahi/domain'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { figureKinds } from '../figures.ts'

/** A day's minutes as '8:30'; a dash for none. */
export const shownHours = (minutes: number): string => (minutes === 0 ? '–' : hoursAndMinutes(minutes))

/** A figure in its own format: pesos, hours with two decimals, or a count. */
export function shownFigure(key: keyof PayslipFigures, value: number): string {
  const kind = figureKinds[key]
  if (kind === 'money') return formatPesos(value)
  return kind === 'hours' ? value.toFixed(2) : String(value)
}
