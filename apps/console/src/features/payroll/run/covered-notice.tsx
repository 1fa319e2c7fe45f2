import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useCompany } from '../../../platform/company.ts'
import { type PayPeriod, restOfHalfMonth } from '../period/pay-periods.ts'
import { shortPeriod } from '../period/short-period.ts'
import { coveredRun } from './covered-run.ts'
import type { RunPerson } from './run-person.ts'

type CoveredNoticeProps = {
  people: readonly RunPerson[]
  onChoose: (period: PayPeriod) => void
}

/** Says that nobody is chosen because of payslips that exist, and offers the days after them once they have begun. */
export function CoveredNotice({ people, onChoose }: CoveredNoticeProps) {
  const { today } = useCompany()
  const run = coveredRun(people)
  if (!run) return null
  const next = restOfHalfMonth(run.next)
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
