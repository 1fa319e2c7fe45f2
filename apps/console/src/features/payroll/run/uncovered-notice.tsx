import { Button, Group } from '@mantine/core'
import { texts } from '@tahi/contract'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import type { PayPeriod } from '../period/pay-periods.ts'
import { shortPeriod } from '../period/short-period.ts'
import type { RunPerson } from './run-person.ts'
import { namesOf } from './unchosen-words.ts'
import { uncoveredDays } from './uncovered-days.ts'

type UncoveredNoticeProps = {
  people: readonly RunPerson[]
  period: PayPeriod
  onChoose: (people: readonly RunPerson[], period: PayPeriod) => void
}

/** Offers the days at work that payslips of some people leave out: the run does not pay them, and later ones begin after. */
export function UncoveredNotice({ people, period, onChoose }: UncoveredNoticeProps) {
  const found = uncoveredDays(people, period)
  if (found.length === 0) return null
  const count = found.reduce((sum, uncovered) => sum + uncovered.people.length, 0)
  return (
    <InfoNotice title={texts.payslip.notCovered(count)}>
      <Group gap="xs">
        {found.map((uncovered) => (
          <Button
            key={shortPeriod(uncovered.period)}
            size="xs"
            variant="default"
            onClick={() => onChoose(uncovered.people, uncovered.period)}
          >
            {texts.payslipRun.payUncovered(
              shortPeriod(uncovered.period),
              namesOf(uncovered.people.map(({ employee }) => employee)),
            )}
          </Button>
        ))}
      </Group>
    </InfoNotice>
  )
}
