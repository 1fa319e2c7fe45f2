import { listDepartments, listDesignations } from '@tahi/contract'
import { useCall } from '../calls.ts'

/** The active departments, as choices. */
export function useDepartmentChoices() {
  const { data, error } = useCall(listDepartments, { params: { id: 'all' }, query: {} })
  return {
    choices: data?.data.map(({ _id, departmentName }) => ({ value: _id, label: departmentName })) ?? [],
    /** False until they are loaded. */
    isKnown: data !== undefined,
    error: error?.message,
  }
}

/** The active designations of a department, as choices; none while no department is chosen. */
export function useDesignationChoices(departmentId: string) {
  // All designations in one call, so that choosing another department needs no second one.
  const { data, error } = useCall(
    listDesignations,
    { params: { id: 'all' }, query: {} },
    { enabled: departmentId !== '' },
  )
  const those = data?.data.filter(({ departmentName }) => departmentName === departmentId) ?? []
  return {
    choices: those.map(({ _id, designationName }) => ({ value: _id, label: designationName })),
    error: error?.message,
  }
}
