import { listBranches, listDepartments, listDesignations } from '@tahi/contract'
import { queryClient, queryOf } from '../calls.ts'

const all = { params: { id: 'all' }, query: {} }

// The filters themselves show these lists, so that they are nearly always there already.
const branches = () => queryClient.fetchQuery(queryOf(listBranches, all))
const departments = () => queryClient.fetchQuery(queryOf(listDepartments, all))
const designations = () => queryClient.fetchQuery(queryOf(listDesignations, all))

/**
 * The branches that a printed list is of: those of its rows, or without rows the one that it was filtered by: that nobody
 * is on leave in one branch is not that nobody is.
 * @param branchId the filter; undefined without one
 */
export async function branchesOf(
  rows: readonly { readonly branchName: string | null }[],
  branchId: string | undefined,
): Promise<string[]> {
  if (rows.length > 0) return rows.flatMap(({ branchName }) => branchName ?? [])
  const name = await branchNamed(branchId)
  return name === undefined ? [] : [name]
}

/** The name of the branch with this id; undefined without an id, and for a branch that was removed. */
export async function branchNamed(id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  return (await branches()).data.find(({ _id }) => _id === id)?.branchName
}

/** The name of the department with this id, likewise. */
export async function departmentNamed(id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  return (await departments()).data.find(({ _id }) => _id === id)?.departmentName
}

/** The name of the designation with this id, likewise. */
export async function designationNamed(id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  return (await designations()).data.find(({ _id }) => _id === id)?.designationName
}
