import { isCompanyWide, listPeople, listPersonRecords, roleTitles, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import type { FoundPeople } from '../../../platform/employees/person-select.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

export interface Payable {
  _id: string
  userId: string
  firstName: string
  lastName: string
  departmentName?: string | null | undefined
  /** Why the person is no longer an employee, in a word. */
  formerly?: string
}

/** How many former employees are offered at most. */
const fewFormer = 10

/**
 * People who may get a payslip, as the server finds them: employees, and in a search also former ones, whose earlier days
 * can still be paid. Only an HR Manager pays people who were promoted (D2).
 */
export function usePayable(search: string, enabled: boolean): FoundPeople<Payable> {
  const { _id: ownId, role } = useCurrentUser()
  const searched = enabled && search !== ''
  const paysPromoted = isCompanyWide(role)
  const paged = { search, page: 1 }
  const people = useCall(
    listPeople,
    { query: { ...paged, role: searched && paysPromoted ? 'all' : 'user', pageSize: 30 } },
    { enabled },
  )
  const left = useCall(
    listPersonRecords,
    { query: { ...paged, status: 'deactivated', pageSize: fewFormer } },
    { enabled: searched },
  )
  // Nobody handles their own pay (docs/decisions/0023-final-pay.md).
  const found = (people.data?.data ?? []).filter(({ _id }) => _id !== ownId)
  const gone = searched ? (left.data?.data ?? []) : []
  return {
    people: [
      ...found.map((person): Payable => {
        const { role: theirs = 'user' } = person
        return theirs === 'user' ? person : { ...person, formerly: roleTitles[theirs] }
      }),
      ...gone
        .filter((person) => person.role === 'user' || paysPromoted)
        .map((person) => ({ ...person, formerly: texts.choices.deactivated })),
    ],
    isFetching: people.isFetching || left.isFetching,
    failure: people.error?.message,
  }
}
