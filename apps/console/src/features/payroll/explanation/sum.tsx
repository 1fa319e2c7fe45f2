import { texts } from '@tahi/contract'
import classes from './explanation.module.css'

type Entry = readonly [label: string, value: string]

type SumProps = {
  words: string
  lines: readonly Entry[]
  total?: Entry
  /** The text shown without lines. */
  empty?: string
}

/** A rule in words, followed by its sum. */
export function Sum({ words, lines, total, empty = texts.payslipExplanation.nothing }: SumProps) {
  return (
    <>
      <p className={classes.words}>{words}</p>
      <div className={classes.sum}>
        {/* A list of terms may hold nothing else. */}
        {lines.length === 0 && <p className={classes.none}>{empty}</p>}
        {(lines.length > 0 || total) && (
          <dl>
            {lines.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {total && (
              <div data-total>
                <dt>{total[0]}</dt>
                <dd>{total[1]}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </>
  )
}
