import { type Figures, figureKinds } from '../figures.ts'

export interface FigureChange {
  figure: keyof Figures
  before: number
  after: number
}

/** The figures that a new computation would change. */
export const changedFigures = (before: Figures, after: Figures): FigureChange[] =>
  (Object.keys(figureKinds) as (keyof Figures)[])
    .filter((figure) => before[figure] !== after[figure])
    .map((figure) => ({ figure, before: before[figure], after: after[figure] }))
