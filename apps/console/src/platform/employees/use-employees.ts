import { isCompanyWide, listBranches, listPeople, type Person, texts } from '@tahi/contract'
import { useCall } from '../calls.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { employeeInWords } from './employee-in-words.ts'
import type { FoundPeople } from './person-select.tsx'

export interface Employee {
  readonly _id: string
  /** 'Santos, Ana (EMP-00001)', with ' (Deactivated)' or ' (Head office)' for people who left. */
  readonly name: string
  /** The branch's name; undefined for roles that see only one branch. */
  readonly branch: string | undefined
}

/** How many people are offered at most, and how many who left. */
const [mostOffered, fewFormer] = [40, 10]

/**
 * People of the branch who match the search, or of all branches for the HR Manager; admins are excluded (C5).
 * @param former whether people who left are searched too
 * @param branchId limits the search to this branch
 */
export function useEmployees(search: string, former: boolean, branchId?: string): FoundPeople<Employee> {
  const { role } = useCurrentUser()
  const wide = isCompanyWide(role)
  const people = useCall(listPeople, { query: { search, branchId, page: 1, pageSize: mostOffered } })
  const left = useCall(
    listPeople,
    { query: { search, branchId, left: 'true', page: 1, pageSize: fewFormer } },
    { enabled: former && search !== '' },
  )
  const branches = useCall(listBranches, { params: { id: 'all' }, query: {} }, { enabled: wide })

  const branchOf = (id: Person['branchId']) => branches.data?.data.find(({ _id }) => _id === id)?.branchName
  const toEmployee = (person: Person, note?: string): Employee => ({
    _id: person._id,
    name: [employeeInWords(person), note].filter(Boolean).join(' '),
    branch: wide ? branchOf(person.branchId) : undefined,
  })
  const gone = former && search !== '' ? (left.data?.data ?? []) : []
  const employees = [
    // People without a branch have no records in one, but for those from before they went to head office.
    ...(people.data?.data ?? [])
      .filter(({ role: theirs, branchId }) => theirs !== 'admin' && Boolean(branchId))
      .map((person) => toEmployee(person)),
    ...gone.map((person) =>
      toEmployee(person, texts.findPeople.former[person.status ? 'headOffice' : 'deactivated']),
    ),
  ]
  return {
    people: employees,
    more: Math.max(0, (people.data?.total ?? 0) - (people.data?.data.length ?? 0)),
    isFetching: people.isFetching || left.isFetching,
    failure: people.error ? people.error.message || texts.error : undefined,
  }
}
