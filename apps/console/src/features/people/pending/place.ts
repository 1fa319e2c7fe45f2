/** An approved employee's place of work; ids, '' for none. */
export interface Place {
  readonly branchId: string
  readonly departmentId: string
  readonly designationId: string
}

export const nowhere: Place = { branchId: '', departmentId: '', designationId: '' }
