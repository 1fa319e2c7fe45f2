import type { Answer, FailedCall } from '@tahi/client'
import { staleAfter } from '@tahi/client/stale-after'
import { previewPayslips, texts } from '@tahi/contract'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAddress } from '../../../platform/address.ts'
import { queryOf } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useLeftState } from '../../../platform/lists/use-left-state.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { AddSalaryPage } from '../add-salary-page.tsx'
import { readFormAddress } from '../address.ts'
import { chosenPeriod } from '../period/pay-periods.ts'
import { LeftOutPeople } from './left-out-people.tsx'
import type { ChosenPerson } from './people-field.tsx'
import { RunPreview } from './run-preview.tsx'
import { RunSettings } from './run-settings.tsx'
import { whatIsMissing } from './what-is-missing.ts'

/** Payslips for many at once: a branch, those who left it, or people by name. */
export default function PayslipRun() {
  const { today } = useCompany()
  const user = useCurrentUser()
  const [address, change] = useAddress(readFormAddress)
  const settingsId = useId()

  const period = chosenPeriod(address, today)
  const [people, setPeople] = useLeftState<readonly ChosenPerson[]>('payslip-run-people', period, [])
  const payDate = address.payDate ?? today
  const byName = address.whom === 'people'
  const branchId = user.branchId ?? address.branch
  const whom = byName ? { employeeIds: people.map(({ value }) => value) } : { ...(branchId && { branchId }) }
  const missing = whatIsMissing({ byName, people: people.length, branchId, period })

  const asked = { body: { ...period, ...whom } }
  const preview = useQuery<Answer<typeof previewPayslips>, FailedCall>({
    ...queryOf(previewPayslips, asked),
    enabled: missing === undefined,
    placeholderData: keepPreviousData,
    staleTime: staleAfter(0),
  })

  return (
    <AddSalaryPage>
      <RunSettings
        id={settingsId}
        address={address}
        change={change}
        period={period}
        people={people}
        onPeople={setPeople}
      />
      {byName && <LeftOutPeople chosen={people} refused={preview.data?.data.refused ?? []} />}
      {missing ? (
        <EmptyState title={missing}>{texts.payslipRun.thenShown}</EmptyState>
      ) : (
        <RunPreview
          // Each run has manual ticks of its own.
          key={`${period.date} ${period.endDate} ${address.whom} ${byName || branchId}`}
          settingsId={settingsId}
          preview={preview}
          readAgain={() => client.send(previewPayslips, asked)}
          branchId={byName ? (user.branchId ?? undefined) : branchId}
          period={period}
          payDate={payDate}
          address={address}
          change={change}
          onPeople={setPeople}
        />
      )}
    </AddSalaryPage>
  )
}
