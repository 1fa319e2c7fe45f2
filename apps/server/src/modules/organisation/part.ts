import type { Role } from '@tahi/contract'

/** The tables of the organisation; the audit trail uses the same names. */
export type PartTable = 'branch' | 'department' | 'designation'

/** A branch, department or designation as it is stored. */
export interface Part {
  readonly id: string
  readonly name: string
  /** Only of a designation. */
  readonly departmentId: string | null
  readonly active: boolean
  readonly version: number
}

/** Only the General Manager changes the organisation (D2). A removed part can only be restored. */
export const actionsOn = (status: boolean, role: Role): ('edit' | 'remove')[] =>
  status && role === 'admin' ? ['edit', 'remove'] : []
