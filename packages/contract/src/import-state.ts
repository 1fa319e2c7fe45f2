import * as z from 'zod'

/** How far an import has come, of attendance or of people. */
export const importState = z.enum(['reading', 'ready', 'importing', 'imported', 'failed'])
