import { texts } from '@tahi/contract'
import { shownFigure } from '../explanation/shown.ts'
import type { FigureChange } from './changed-figures.ts'
import classes from './payslip-form.module.css'

const labels = { ...texts.payslip.fields, tax: 'Tax' }

/** Each figure that changes, before and after. */
export function FigureChanges({ changes }: { changes: readonly FigureChange[] }) {
  if (changes.length === 0) return <>The days behind it have changed, the figures stay the same.</>
  return (
    <table className={classes.versions}>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ figure, before, after }) => (
          <tr key={figure} data-differs={figure === 'netPay' || undefined}>
            <th scope="row">{labels[figure]}</th>
            <td>{shownFigure(figure, before)}</td>
            <td>{shownFigure(figure, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
