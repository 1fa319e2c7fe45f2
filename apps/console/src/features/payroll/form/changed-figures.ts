import type { PayslipFigures } from '@tahi/contract'
import { figureKinds } from '../figures.ts'

export interface FigureChange {
  figure: keyof PayslipFigures
  before: number
  after: number
}

/** The figures that recomputing would change. */
export const changedFigures = (before: PayslipFigures, after: PayslipFigures): FigureChange[] =>
  (Object.keys(figureKinds) as (keyof PayslipFigures)[])
    .filter((figure) => before[figure] !== after[figure])
    .map((figure) => ({ figure, before: before[figure], after: after[figure] }))
