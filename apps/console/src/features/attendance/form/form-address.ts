import { dayIn, idIn, textIn } from '../../../platform/address.ts'
import type { NewDay } from '../address.ts'

/** The record to edit; a new one without an id (C2), perhaps of somebody's day. */
export interface FormAddress {
  id?: string | undefined
  of?: NewDay | undefined
}

export function readFormAddress(search: Record<string, unknown>): FormAddress {
  const id = textIn(search, 'id')
  const userId = idIn(search, 'userId')
  const date = dayIn(search, 'date')
  const employee = textIn(search, 'employee')
  return { id, of: userId && date && employee ? { userId, date, employee } : undefined }
}
