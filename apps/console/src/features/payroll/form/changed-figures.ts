import type { ExplainedPayslip, PayslipFigures } from '@tahi/contract'
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

type OfDepartment = Pick<ExplainedPayslip, 'departmentName'>

export interface DepartmentChange {
  before: string | null
  after: string | null
}

/** The department that recomputing would give the payslip: that of its person today; undefined if it has it already. */
export const changedDepartment = (before: OfDepartment, after: OfDepartment): DepartmentChange | undefined =>
  before.departmentName === after.departmentName
    ? undefined
    : { before: before.departmentName, after: after.departmentName }
