import { texts } from '@tahi/contract'
import { ShareBar } from '@tahi/ui/charts/share-bar.tsx'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Topic } from '../explanation/topic.ts'
import type { Explained } from '../figures.ts'
import classes from './statement.module.css'
import { type Line, StatementLine } from './statement-line.tsx'

const Explanation = lazy(() => import('../explanation/explanation.tsx'))

type StatementProps = {
  explained: Explained | null
  /** `none`: nobody is chosen yet; `refreshing`: older figures are shown until the new ones arrive. */
  state: 'none' | 'loading' | 'refreshing' | 'ready' | 'failed'
}

const { fields } = texts.payslip

const groups: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Rates',
    lines: [
      { figure: 'dailyRate', topic: 'rates' },
      { figure: 'overtimeRate', topic: 'rates' },
    ],
  },
  {
    title: 'Earnings',
    lines: [
      { figure: 'regularDays', topic: 'regular' },
      { figure: 'regularHours', topic: 'regular' },
      { figure: 'totalRegularPay', topic: 'regular' },
      { figure: 'overtimeHours', topic: 'overtime' },
      { figure: 'totalOvertimePay', topic: 'overtime' },
      { figure: 'grossPay', topic: 'gross', strong: true },
    ],
  },
  {
    title: 'Deductions',
    lines: [
      { figure: 'sss', topic: 'deductions' },
      { figure: 'pagIbig', topic: 'deductions' },
      { figure: 'philHealth', topic: 'deductions' },
      { figure: 'totalDeductions', topic: 'deductions', strong: true },
    ],
  },
]

/** Every figure of a payslip; a press shows its formula and days. The height never changes. */
export function Statement({ explained, state }: StatementProps) {
  const [topic, setTopic] = useState<Topic | null>(null)
  const pressed = useRef<HTMLElement>(null)
  const explain = (next: Topic, line: HTMLElement) => {
    pressed.current = line
    setTopic(next)
  }
  const close = () => {
    setTopic(null)
    // The panel keeps the focus until it is unmounted.
    setTimeout(() => pressed.current?.focus({ preventScroll: true }))
  }
  const shared = { explained, loading: state === 'loading', onExplain: explain }
  return (
    <section
      className={classes.statement}
      aria-label="Figures"
      aria-busy={state === 'loading' || state === 'refreshing'}
    >
      <div className={classes.groups} data-refreshing={state === 'refreshing' || undefined}>
        {groups.map(({ title, lines }) => (
          <div key={title} className={classes.group}>
            <h2 className={classes.title}>{title}</h2>
            {lines.map((line) => (
              <StatementLine key={line.figure} line={line} {...shared} />
            ))}
          </div>
        ))}
        <div className={classes.net}>
          <StatementLine line={{ figure: 'netPay', topic: 'net', strong: true }} {...shared} />
        </div>
        <div className={classes.shares}>
          {explained && explained.grossPay > 0 ? (
            <ShareBar label={fields.grossPay} shares={sharesOf(explained)} format={formatPesos} />
          ) : (
            <p className={classes.hint}>
              {state === 'none' ? 'The figures appear when an employee and a period are chosen.' : ''}
            </p>
          )}
        </div>
      </div>
      {explained && topic && (
        <Suspense>
          <Explanation explained={explained} topic={topic} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

const sharesOf = ({ netPay, sss, pagIbig, philHealth }: Explained) => [
  { key: 'net', label: fields.netPay, value: netPay, tone: 'accent' as const },
  { key: 'sss', label: fields.sss, value: sss, tone: 'warn' as const },
  { key: 'pagIbig', label: fields.pagIbig, value: pagIbig, tone: 'info' as const },
  { key: 'philHealth', label: fields.philHealth, value: philHealth, tone: 'good' as const },
]
