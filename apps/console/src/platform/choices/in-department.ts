interface Place {
  readonly departmentId: string
  readonly designationId: string
}

/** A chosen department. Another one has other designations; the one in the opened department is still known. */
export const inDepartment = (departmentId: string, opened: Place): Place => ({
  departmentId,
  designationId: departmentId === opened.departmentId ? opened.designationId : '',
})
