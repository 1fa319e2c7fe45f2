import { payWords } from '@tahi/contract/employee-texts/pay'
import type { ExplainedPayslip } from '@tahi/contract/payslip'
import { formatExactPesos } from '@tahi/domain'
import { useWords } from '../../platform/language.ts'
import classes from './pay.module.css'

/** How the gross pay divides into net pay and each deduction. */
export function Composition({ slip }: { slip: ExplainedPayslip }) {
  const { figures } = useWords(payWords)
  const parts = (['netPay', 'sss', 'pagIbig', 'philHealth', 'tax'] as const)
    .map((key) => ({ key, label: figures[key === 'netPay' ? 'net' : key], pesos: slip[key] }))
    .filter(({ pesos }) => pesos > 0)
  return (
    <>
      {/* The list below says the same in words. */}
      <div className={classes.bar} aria-hidden>
        {parts.map(({ key, pesos }) => (
          <span key={key} data-part={key} style={{ flexGrow: pesos }} />
        ))}
      </div>
      <ul className={classes.parts}>
        {parts.map(({ key, label, pesos }) => (
          <li key={key}>
            <span className={classes.dot} data-part={key} aria-hidden />
            {label}
            <span>{formatExactPesos(pesos)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
