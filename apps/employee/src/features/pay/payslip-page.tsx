import { payWords } from '@tahi/contract/employee-texts/pay'
import { readPayslip } from '@tahi/contract/payroll'
import type { ExplainedPayslip } from '@tahi/contract/payslip'
import { payComparison } from '@tahi/contract/payslip-compared'
import { payDayLabel, payPeriodLabel, payslipInWords } from '@tahi/contract/payslip-in-words'
import { useParams } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { Card } from '../../components/card.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useLanguage, useWords } from '../../platform/language.ts'
import { Composition } from './composition.tsx'
import { FigureLines } from './figure-lines.tsx'
import { PaidBadge } from './paid-badge.tsx'
import classes from './pay.module.css'
import { SavePdf } from './save-pdf.tsx'

/** One payslip: the net pay, the deductions, and how every figure was computed, down to the day. */
export function PayslipPage() {
  const { id = '' } = useParams<{ id: string }>()
  const { paper } = useWords(payWords)
  const payslip = useCall(readPayslip, { params: { id } })
  return (
    <Page title={paper.title} back="/pay">
      <Answer of={payslip}>{({ data }) => <Explained slip={data} />}</Answer>
    </Page>
  )
}

function Explained({ slip }: { slip: ExplainedPayslip }) {
  const words = useWords(payWords)
  const language = useLanguage()
  const { earnings, deductions, net, days } = payslipInWords(slip, language)
  const compared = payComparison(slip, language)
  const issued = slip.status === 'paid' ? words.page.paidOn : words.page.pendingOn
  return (
    <>
      <Card>
        <div className={classes.head}>
          <p>{payPeriodLabel(slip, language)}</p>
          <PaidBadge status={slip.status} />
        </div>
        <p className={classes.net}>
          <span>{net.label}</span>
          <strong>{net.amount}</strong>
        </p>
        <p className={classes.quiet}>{issued(payDayLabel(slip.payDate, language, 'year'))}</p>
      </Card>
      <SavePdf id={slip._id} />
      {compared && (
        <Card title={compared.title}>
          <p className={classes.change}>{compared.sum}</p>
          {compared.lines.length > 0 && <p className={classes.effect}>{words.compared.effect}</p>}
          <FigureLines lines={compared.lines} />
        </Card>
      )}
      <Card title={words.page.composition}>
        <Composition slip={slip} />
      </Card>
      <Card title={words.page.how}>
        <FigureLines lines={earnings} total="gross" />
        <FigureLines lines={deductions} total="deductions" />
        <FigureLines lines={[net]} total="net" />
      </Card>
      <Card title={words.page.days}>
        {days.length === 0 && <p className={classes.quiet}>{words.none}</p>}
        <ul className={classes.days}>
          {days.map(({ date, label, times, paid, words: what }) => (
            <li key={date} data-paid={paid}>
              <span>{label}</span>
              <span>
                {times && <span className={classes.times}>{times}</span>}
                {what}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
