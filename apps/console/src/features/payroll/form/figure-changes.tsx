import { texts } from '@tahi/contract'
import { VersionsTable } from '../../../platform/versions-table.tsx'
import { shownFigure } from '../explanation/shown.ts'
import type { FigureChange } from './changed-figures.ts'

const words = texts.payslipForm
const labels = { ...texts.payslip.fields, tax: texts.payslipParts.tax }

/** The changed figures, before and after. */
export function FigureChanges({ changes }: { changes: readonly FigureChange[] }) {
  if (changes.length === 0) return <>{words.sameFigures}</>
  return (
    <VersionsTable
      heads={[texts.payslipParts.figure, words.before, words.after]}
      rows={changes.map(({ figure, before, after }) => ({
        label: labels[figure],
        before: shownFigure(figure, before),
        after: shownFigure(figure, after),
        marked: figure === 'netPay',
      }))}
    />
  )
}
