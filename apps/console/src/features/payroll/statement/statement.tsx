import { type PayslipFigures, texts } from '@tahi/contract'
import { payComparison } from '@tahi/contract/payslip-compared'
import { ShareBar } from '@tahi/ui/charts/share-bar.tsx'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { shownFigure } from '../explanation/shown.ts'
import type { Topic } from '../explanation/topic.ts'
import type { Explained } from '../figures.ts'
import classes from './statement.module.css'
import { StatementLine } from './statement-line.tsx'

const Explanation = lazy(() => import('../explanation/explanation.tsx'))

type StatementProps = {
  explained: Explained | null
  /** `none`: nobody is chosen yet; `refreshing`: older figures are shown until the new ones arrive. */
  state: 'none' | 'loading' | 'refreshing' | 'ready' | 'failed'
}

type Line = {
  figure: keyof PayslipFigures & keyof typeof fields
  topic: Topic
  strong?: boolean
}

const { fields } = texts.payslip

const groups: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: texts.payslipParts.rates,
    lines: [
      { figure: 'dailyRate', topic: 'rates' },
      { figure: 'overtimeRate', topic: 'rates' },
    ],
  },
  {
    title: texts.payslipParts.earnings,
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
    title: texts.payslipParts.deductions,
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
  const shared = { loading: state === 'loading', onExplain: explain }
  const shown = ({ figure, topic, strong }: Line) => (
    <StatementLine
      key={figure}
      label={fields[figure]}
      value={explained && shownFigure(figure, explained[figure])}
      topic={topic}
      strong={strong}
      {...shared}
    />
  )
  const change = explained && payComparison(explained, 'en')
  return (
    <section
      className={classes.statement}
      aria-label={texts.payslipFigures.figures}
      aria-busy={state === 'loading' || state === 'refreshing'}
    >
      <div className={classes.groups} data-refreshing={state === 'refreshing' || undefined}>
        {groups.map(({ title, lines }) => (
          <div key={title} className={classes.group}>
            <h2 className={classes.title}>{title}</h2>
            {lines.map(shown)}
          </div>
        ))}
        <div className={classes.net}>{shown({ figure: 'netPay', topic: 'net', strong: true })}</div>
        <StatementLine
          label={change?.title ?? texts.payslipFigures.compared}
          value={change?.sum ?? null}
          topic="change"
          {...shared}
        />
        <div className={classes.shares}>
          {explained && explained.grossPay > 0 ? (
            <ShareBar label={fields.grossPay} shares={sharesOf(explained)} format={formatPesos} />
          ) : (
            <p className={classes.hint}>{state === 'none' ? texts.payslipFigures.none : ''}</p>
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
