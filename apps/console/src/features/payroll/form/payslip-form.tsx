import { type ExplainedPayslip, screens, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { lazy, useState } from 'react'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { HistorySection } from '../../../platform/history/history-section.tsx'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { OverlapNotice } from '../statement/overlap-notice.tsx'
import { Statement } from '../statement/statement.tsx'
import { Warnings } from '../statement/warnings.tsx'
import { FiguresProblem } from './figures-problem.tsx'
import { PaidNotice } from './paid-notice.tsx'
import { PayslipActions } from './payslip-actions.tsx'
import { PayslipFields } from './payslip-fields.tsx'
import classes from './payslip-form.module.css'
import { payslipVersions } from './payslip-versions.ts'
import { useOpenPayslip } from './use-open-payslip.ts'
import type { Payable } from './use-payable.ts'

const PayslipHistory = lazy(() => import('./payslip-history.tsx'))

/** One payslip: employee, period and history at the left, the computed figures at the right. */
export function PayslipForm({ record }: { record: ExplainedPayslip | null }) {
  const payslip = useOpenPayslip(record)
  const { form, saved, figures, saving, outOfHands, readOnly } = payslip
  const { stale } = saving
  const cancel = useCancel(screens.salary.path)
  const [chosen, choose] = useState<Payable>()
  const { explained } = figures
  const employee = employeeOf(form.values.employeeId, saved ?? explained, chosen)
  const ends = figures.isCurrent && explained && explained.endDate < form.values.endDate && explained.endDate

  if (payslip.gone) return <ProblemNotice problem={{ kind: 'error', message: payslip.gone.message }} />
  return (
    <div className={classes.columns}>
      <Form
        onSubmit={saving.save}
        onCancel={cancel}
        error={saving.error}
        readOnly={readOnly}
        aside={<PayslipActions payslip={payslip} hasEmployee={employee !== undefined} />}
      >
        {outOfHands !== null && <InfoNotice>{outOfHands}</InfoNotice>}
        {saved?.status === 'paid' && <PaidNotice saved={saved} onReopened={payslip.takeSaved} />}
        {stale && (
          <StaleNotice
            versions={payslipVersions(stale.states)}
            onSettle={(whose) => payslip.settle(stale.theirs._id, whose)}
          />
        )}
        <PayslipFields
          form={form}
          employee={employee}
          onEmployee={(next) => {
            choose(next)
            form.setFieldValue('employeeId', next?._id ?? '')
          }}
          employeeFixed={saved !== null}
          readOnly={readOnly}
        />
        {ends && <InfoNotice>{texts.payslip.endsWhenLeft(formatDay(ends))}</InfoNotice>}
        {figures.coveredBy && <OverlapNotice payslipId={figures.coveredBy} />}
        {figures.problem && <FiguresProblem problem={figures.problem} />}
        {explained && !figures.problem && (
          <Warnings explained={explained} status={saved?.status} settles={outOfHands === null} />
        )}
      </Form>
      <Statement explained={explained} state={figures.problem ? 'failed' : figures.state} />
      {saved && (
        <HistorySection>
          <PayslipHistory _id={saved._id} createdAt={saved.createdAt} />
        </HistorySection>
      )}
    </div>
  )
}

/** The chosen employee, from whichever shown data includes them. */
function employeeOf(
  id: string,
  explained: { employee: Payable; departmentName: string | null } | null,
  chosen: Payable | undefined,
): Payable | undefined {
  if (chosen?._id === id) return chosen
  if (explained?.employee._id !== id) return undefined
  return { ...explained.employee, departmentName: explained.departmentName }
}
