import { texts } from '@tahi/contract'
import { VersionsTable } from '../../../platform/versions-table.tsx'
import { shownFigure } from '../explanation/shown.ts'
import type { FigureChange } from './changed-figures.ts'

const labels = { ...texts.payslip.fields, tax: 'Tax' }

/** The changed figures, before and after. */
export function FigureChanges({ changes }: { changes: readonly FigureChange[] }) {
  if (changes.length === 0) return <>The days behind it have changed, the figures stay the same.</>
  return (
    <VersionsTable
      heads={['Figure', 'Now', 'Then']}
      rows={changes.map(({ figure, before, after }) => ({
        label: labels[figure],
        before: shownFigure(figure, before),
        after: shownFigure(figure, after),
        marked: figure === 'netPay',
      }))}
    />
  )
}
