import { Button, Group, Stack } from '@mantine/core'
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
      <Stack gap="xs">
        {found.map(({ period: next, people: theirs }) => (
          <Group key={next.date + next.endDate} gap="xs">
            <span>{namesOf(theirs.map(({ employee }) => employee))}</span>
            <Button size="xs" variant="default" onClick={() => onChoose(theirs, next)}>
              {texts.payslipRun.payUncovered(shortPeriod(next))}
            </Button>
          </Group>
        ))}
      </Stack>
    </InfoNotice>
  )
}
