import { texts } from '@tahi/contract'
import { VersionsTable } from '../../../platform/versions-table.tsx'
import { shownFigure } from '../explanation/shown.ts'
import type { DepartmentChange, FigureChange } from './changed-figures.ts'

type FigureChangesProps = { changes: readonly FigureChange[]; department: DepartmentChange | undefined }

const words = texts.payslipForm
const labels = { ...texts.payslip.fields, tax: texts.payslipParts.tax }

/** The changed department and figures, before and after. */
export function FigureChanges({ changes, department }: FigureChangesProps) {
  if (changes.length === 0 && !department) return <>{words.sameFigures}</>
  const moved = department && {
    label: labels.department,
    before: department.before ?? '–',
    after: department.after ?? '–',
    marked: false,
  }
  return (
    <VersionsTable
      heads={[texts.payslipParts.figure, words.before, words.after]}
      rows={[
        ...(moved ? [moved] : []),
        ...changes.map(({ figure, before, after }) => ({
          label: labels[figure],
          before: shownFigure(figure, before),
          after: shownFigure(figure, after),
          marked: figure === 'netPay',
        })),
      ]}
    />
  )
}
