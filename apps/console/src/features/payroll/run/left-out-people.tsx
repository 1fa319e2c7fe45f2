import { type Refused, texts } from '@tahi/contract'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import type { ChosenPerson } from './people-field.tsx'

type LeftOutPeopleProps = {
  chosen: readonly ChosenPerson[]
  refused: Refused
}

/** Names the chosen people who are not there any more: the server knows no names of what is out of scope. */
export function LeftOutPeople({ chosen, refused }: LeftOutPeopleProps) {
  const ids = new Set(refused.map(({ _id }) => _id))
  const people = chosen.filter(({ value }) => ids.has(value))
  if (people.length === 0) return null
  return (
    <InfoNotice title={texts.payslipRun.leftOut(people.length)}>
      {texts.payslipRun.perhapsMoved(people.map(({ label }) => label).join('; '))}
    </InfoNotice>
  )
}
