import type { PayslipFigures } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { figureKinds } from '../figures.ts'

/** Minutes as '8:30'; a dash for none. */
export const shownHours = (minutes: number): string =>
  minutes === 0 ? '–' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** A figure in its own format: pesos, hours with two decimals, or a count. */
export function shownFigure(key: keyof PayslipFigures, value: number): string {
  const kind = figureKinds[key]
  if (kind === 'money') return formatPesos(value)
  return kind === 'hours' ? value.toFixed(2) : String(value)
}
