import { listSpareParts } from '@tahi/contract'

/** What shows spare parts. */
export const showsSpareParts = [listSpareParts]
