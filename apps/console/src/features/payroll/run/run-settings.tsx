import { SegmentedControl } from '@mantine/core'
import { isCompanyWide, texts } from '@tahi/contract'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { useCompany } from '../../../platform/company.ts'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { FormAddress } from '../address.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import { PeriodFields } from '../period/period-fields.tsx'
import { PeriodPresets } from '../period/period-presets.tsx'
import { periodProblem } from '../period/period-problem.ts'
import { UnfinishedHint } from '../period/unfinished-hint.tsx'
import { type ChosenPerson, PeopleField } from './people-field.tsx'
import classes from './run.module.css'

type RunSettingsProps = {
  /** The id of the form, for the button that acts on it from elsewhere. */
  id: string
  address: FormAddress
  change: (change: Partial<FormAddress>) => void
  period: PayPeriod
  people: readonly ChosenPerson[]
  onPeople: (people: ChosenPerson[]) => void
}

const words = texts.payslipRun

/** The people, the period and the pay date of the run. */
export function RunSettings({ id, address, change, period, people, onPeople }: RunSettingsProps) {
  const { role } = useCurrentUser()
  const { today } = useCompany()
  const set = (part: Partial<FormAddress>) => change({ ...part, page: undefined })
  const byName = address.whom === 'people'
  return (
    <form id={id} className={classes.settings} aria-label={words.settings} noValidate>
      <div className={classes.row}>
        <SegmentedControl
          size="sm"
          aria-label={words.whom.label}
          data={[
            { value: 'branch', label: words.whom.branch },
            { value: 'left', label: words.whom.left },
            { value: 'people', label: words.whom.people },
          ]}
          value={address.whom ?? 'branch'}
          onChange={(whom) => set({ whom: whom === 'branch' ? undefined : whom })}
        />
        <PeriodPresets value={period} onChange={set} />
      </div>
      <div className={classes.fields}>
        {!byName && isCompanyWide(role) && (
          <BranchSelect value={address.branch} onChange={(branch) => set({ branch })} />
        )}
        <PeriodFields
          value={period}
          onChange={set}
          errors={{ endDate: periodProblem(period) }}
          disabled={false}
        />
        <DayField
          label={texts.payslip.fields.payDate}
          value={address.payDate ?? today}
          onChange={(payDate) => change({ payDate: payDate || undefined })}
          required
        />
      </div>
      <UnfinishedHint period={period} />
      {byName && <PeopleField value={people} onChange={onPeople} />}
    </form>
  )
}
