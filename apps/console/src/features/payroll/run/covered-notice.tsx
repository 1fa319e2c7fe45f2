import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useCompany } from '../../../platform/company.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import { shortPeriod } from '../period/short-period.ts'
import { coveredRun } from './covered-run.ts'
import type { RunPerson } from './run-person.ts'
import { UncoveredNotice } from './uncovered-notice.tsx'

type CoveredNoticeProps = {
  people: readonly RunPerson[]
  period: PayPeriod
  onChoose: (period: PayPeriod) => void
  /** Pays these people by name. */
  onChoosePeople: (people: readonly RunPerson[], period: PayPeriod) => void
}

/**
 * Says that nobody is chosen because of payslips that exist, and offers the days that these leave out, or those after them
 * once they have begun. Where somebody is chosen, it offers such days of the others by name.
 */
export function CoveredNotice({ people, period, onChoose, onChoosePeople }: CoveredNoticeProps) {
  const { today } = useCompany()
  const run = coveredRun(people, period)
  if (!run) return <UncoveredNotice people={people} period={period} onChoose={onChoosePeople} />
  const { next } = run
  return (
    <InfoNotice title={texts.payslipRun.covered(run.covered, people.length)}>
      {next.date <= today ? (
        <Button size="xs" variant="default" onClick={() => onChoose(next)}>
          {texts.payslipRun.payInstead(shortPeriod(next))}
        </Button>
      ) : (
        texts.payslipRun.otherPeriod
      )}
    </InfoNotice>
  )
}
