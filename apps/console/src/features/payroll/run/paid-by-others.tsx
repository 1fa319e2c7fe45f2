import { texts } from '@tahi/contract'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { RunPerson } from './run-person.ts'
import { namesOf } from './unchosen-words.ts'

/** Says who pays the people with days to be paid whom the user may not pay, and so are not in the list. */
export function PaidByOthers({ people }: { people: readonly RunPerson['employee'][] }) {
  const user = useCurrentUser()
  const others = people.filter(({ _id }) => _id !== user._id)
  if (people.length === 0) return null
  return (
    <InfoNotice title={texts.payslip.paidByOthers(people.length)}>
      {others.length > 0 && <div>{texts.payslip.paidByHrManager(namesOf(others))}</div>}
      {others.length < people.length && <div>{texts.payslip.ownDays}</div>}
    </InfoNotice>
  )
}
