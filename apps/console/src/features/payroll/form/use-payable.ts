import { isCompanyWide, listPeople, listPersonRecords, roleTitles } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/current-user.ts'

export interface Payable {
  _id: string
  userId: string
  firstName: string
  lastName: string
  departmentName?: string | null | undefined
  /** Why they are no employee any more, in a word. */
  formerly?: string
}

/** How many of those who are no employees any more are offered beside the others. */
const fewFormer = 10

/**
 * Whom a payslip may be for, as the server finds them: employees, and when searched for also those who were one, whose
 * days before can still be paid; who became an HR Admin is an HR Manager's to pay (D2).
 */
export function usePayable(search: string, enabled: boolean) {
  const { role } = useCurrentUser()
  const searched = enabled && search !== ''
  const paysManagers = isCompanyWide(role)
  const paged = { search, page: 1 }
  const people = useCall(listPeople, { query: { ...paged, role: 'user', pageSize: 30 } }, { enabled })
  const promoted = useCall(
    listPeople,
    { query: { ...paged, role: 'manager', pageSize: fewFormer } },
    { enabled: searched && paysManagers },
  )
  const left = useCall(
    listPersonRecords,
    { query: { ...paged, status: 'deactivated', pageSize: fewFormer } },
    { enabled: searched },
  )
  const found: Payable[] = people.data?.data ?? []
  const managers = searched && paysManagers ? (promoted.data?.data ?? []) : []
  const gone = searched ? (left.data?.data ?? []) : []
  return {
    found: [
      ...found,
      ...managers.map((person) => ({ ...person, formerly: roleTitles.manager })),
      ...gone
        .filter((person) => person.role === 'user' || (paysManagers && person.role === 'manager'))
        .map((person) => ({ ...person, formerly: 'Deactivated' })),
    ],
    isFetching: people.isFetching || promoted.isFetching || left.isFetching,
    error: people.error,
  }
}
