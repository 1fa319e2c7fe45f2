import { textIn } from '../../../platform/address.ts'

/** The record that is edited; none for a new one (C2). */
export const readFormAddress = (search: Record<string, unknown>): { id?: string | undefined } => ({
  id: textIn(search, 'id'),
})
