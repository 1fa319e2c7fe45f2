import type { PayLine } from '@tahi/contract/payslip-in-words'
import classes from './pay.module.css'

/** Figures with how each came about; `total` is the one that sums them up. */
export function FigureLines({ lines, total }: { lines: readonly PayLine[]; total?: PayLine['figure'] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ figure, label, how, amount }) => (
        <div key={`${figure} ${how}`} data-total={figure === total}>
          <dt>
            {label}
            <span>{how}</span>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
