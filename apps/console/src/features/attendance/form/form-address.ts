import { textIn } from '../../../platform/address.ts'

/** The id of the record to edit; undefined for a new one (C2). */
export const readFormAddress = (search: Record<string, unknown>): { id?: string | undefined } => ({
  id: textIn(search, 'id'),
})
