import { type ExplainedPayslip, readPayslip, screens, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { lazy, useEffect, useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { HistorySection } from '../../../platform/history/history-section.tsx'
import { client } from '../../../platform/session/session.ts'
import type { Whose } from '../../../platform/stale/rebase.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { useRemovePayslip } from '../use-remove-payslip.ts'
import type { ChosenEmployee } from './employee-field.tsx'
import { FiguresProblem } from './figures-problem.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import { PaidNotice } from './paid-notice.tsx'
import { PayslipFields } from './payslip-fields.tsx'
import classes from './payslip-form.module.css'
import { newValues, type PayslipValues, payslipForm, valuesOf } from './payslip-values.ts'
import { payslipVersions } from './payslip-versions.ts'
import { PrintSlip } from './print-slip.tsx'
import { Recompute } from './recompute.tsx'
import { Statement } from './statement.tsx'
import { useFigures } from './use-figures.ts'
import { usePayslipAsItIs } from './use-payslip-as-it-is.ts'
import { useSavePayslip } from './use-save-payslip.ts'
import { Warnings } from './warnings.tsx'

const PayslipHistory = lazy(() => import('./payslip-history.tsx'))

/** One payslip: employee, period and history at the left, the computed figures at the right. */
export function PayslipForm({ record }: { record: ExplainedPayslip | null }) {
  const { today } = useCompany()
  const cancel = useCancel(screens.salary.path)
  const [saved, setSaved] = useState(record)
  const [initial] = useState(() => (record ? valuesOf(record) : newValues(today)))
  const form = useDraftForm<PayslipValues>(`payslip:${record?._id ?? 'new'}`, initial, payslipForm)
  const [chosen, choose] = useState<ChosenEmployee>()

  const figures = useFigures(form.values, saved)
  const {
    save,
    leave,
    saved: isSaved,
    error,
    stale,
    settleStale,
  } = useSavePayslip(form, figures.computedNetPay)
  const isPaid = saved?.status === 'paid'
  const outOfHands = saved?.outOfHands ?? null
  const readOnly = isPaid || outOfHands !== null
  // Values typed before somebody else paid the payslip can no longer be saved, and must not be printed.
  const isOutdated = readOnly && form.isDirty()
  useEffect(() => {
    if (isOutdated && saved) form.goOnFrom(valuesOf(saved))
  })
  const { explained } = figures
  const ends = figures.isCurrent && explained && explained.endDate < form.values.endDate && explained.endDate
  const employee = employeeOf(form.values.employeeId, saved ?? figures.explained, chosen)

  const takeSaved = (next: ExplainedPayslip) => {
    setSaved(next)
    form.goOnFrom(valuesOf(next))
  }

  const [isRemoving, setRemoving] = useState(false)
  const gone = usePayslipAsItIs(saved, !form.isDirty() && !stale && !isRemoving, takeSaved)

  const takeRecomputed = (next: ExplainedPayslip) => {
    // A draft of an older version keeps that version, so that its save is refused as stale.
    if (form.opened.version === saved?.version) form.goOnFrom(valuesOf(next), 'mine')
    setSaved(next)
  }

  const remove = useRemovePayslip(async (id) => {
    try {
      takeRecomputed((await client.send(readPayslip, { params: { id } })).data)
    } catch (failure) {
      showFailure(failure)
    }
  })

  /** Continues from the version that somebody else saved in between, with its days. */
  const settle = async (id: string, whose: Whose) => {
    try {
      const { data } = await client.send(readPayslip, { params: { id } })
      setSaved(data)
      settleStale(whose)
    } catch (failure) {
      showFailure(failure)
    }
  }

  if (gone) return <ProblemNotice problem={{ kind: 'error', message: gone.message }} />
  return (
    <div className={classes.columns}>
      <Form
        onSubmit={save}
        onCancel={cancel}
        error={error}
        readOnly={readOnly}
        aside={
          <>
            {employee && (
              <PrintSlip
                explained={figures.isCurrent && !figures.coveredBy ? figures.explained : null}
                isSaved={saved !== null && !form.isDirty()}
              />
            )}
            {saved?.can.includes('recompute') && <Recompute saved={saved} onRecomputed={takeRecomputed} />}
            {saved?.can.includes('remove') && (
              <BusyButton
                variant="subtle"
                color="red"
                busy={isSaved}
                onClick={async () => {
                  // It is not asked for again when the removal itself is news.
                  setRemoving(true)
                  if (await remove(saved)) leave()
                  else setRemoving(false)
                }}
              >
                {texts.actions.remove}
              </BusyButton>
            )}
          </>
        }
      >
        {outOfHands !== null && <InfoNotice>{outOfHands}</InfoNotice>}
        {isPaid && <PaidNotice saved={saved} onReopened={takeSaved} />}
        {stale && (
          <StaleNotice
            versions={payslipVersions(stale.states)}
            onSettle={(whose) => settle(stale.theirs._id, whose)}
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
        {figures.explained && !figures.problem && (
          <Warnings explained={figures.explained} status={saved?.status} settles={outOfHands === null} />
        )}
      </Form>
      <Statement explained={figures.explained} state={figures.problem ? 'failed' : figures.state} />
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
  explained: { employee: ChosenEmployee; departmentName: string | null } | null,
  chosen: ChosenEmployee | undefined,
): ChosenEmployee | undefined {
  if (chosen?._id === id) return chosen
  if (explained?.employee._id !== id) return undefined
  return { ...explained.employee, departmentName: explained.departmentName }
}
