import { useDebouncedValue } from '@mantine/hooks'
import {
  isCompanyWide,
  listBranches,
  listPeople,
  listPersonRecords,
  type Person,
  texts,
} from '@tahi/contract'
import { useCall } from '../calls.ts'
import { useCurrentUser } from '../session/current-user.ts'

export interface Employee {
  readonly _id: string
  /** 'Santos, Ana (EMP-00001)', and whether they left. */
  readonly name: string
  /** Told where several branches are searched. */
  readonly branch: string | undefined
}

/** 'Santos, Ana (EMP-00001)'. */
export const employeeInWords = ({
  userId,
  firstName,
  lastName,
}: Pick<Person, 'userId' | 'firstName' | 'lastName'>): string => `${lastName}, ${firstName} (${userId})`

/** How many of those who left are offered beside the others. */
const fewFormer = 10

/**
 * Who of the branch, or of all for the HR Manager, matches what is typed; admins are excluded (C5).
 * @param former whether also those are searched for who left
 * @param branchId of whom alone, where it is not everybody within reach
 */
export function useEmployees(typed: string, former: boolean, branchId?: string) {
  const { role } = useCurrentUser()
  const wide = isCompanyWide(role)
  const [search] = useDebouncedValue(typed.trim(), 150)
  const people = useCall(listPeople, { query: { search, branchId, page: 1, pageSize: 40 } })
  const left = useCall(
    listPersonRecords,
    { query: { search, branchId, status: 'deactivated', page: 1, pageSize: fewFormer } },
    { enabled: former && search !== '' },
  )
  const branches = useCall(listBranches, { params: { id: 'all' }, query: {} }, { enabled: wide })

  const branchOf = (id: Person['branchId']) => branches.data?.data.find(({ _id }) => _id === id)?.branchName
  const gone = former && search !== '' ? (left.data?.data ?? []) : []
  const employees = [...(people.data?.data ?? []), ...gone]
    // Who belongs to no branch has no records of one.
    .filter(({ role: theirs, branchId }) => theirs !== 'admin' && Boolean(branchId))
    .map(
      (person): Employee => ({
        _id: person._id,
        name: `${employeeInWords(person)}${person.status === false ? ' (Deactivated)' : ''}`,
        branch: wide ? branchOf(person.branchId) : undefined,
      }),
    )
  return {
    employees,
    loading: people.isFetching || left.isFetching || search !== typed.trim(),
    failure: people.error ? people.error.message || texts.error : undefined,
  }
}
