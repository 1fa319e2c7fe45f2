import type { Role } from '@tahi/contract'

/** The tables of the organisation; their names are what the audit trail calls the records. */
export type PartTable = 'branch' | 'department' | 'designation'

/** A branch, department or designation as it is kept. */
export interface Part {
  readonly id: string
  readonly name: string
  /** Of a designation alone. */
  readonly departmentId: string | null
  readonly active: boolean
  readonly version: number
}

/** The organisation is the General Manager's (D2); what was removed is history. */
export const actionsOn = (status: boolean, role: Role): ('edit' | 'remove')[] =>
  status && role === 'admin' ? ['edit', 'remove'] : []
