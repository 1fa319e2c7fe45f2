import * as z from 'zod'

/** The state of an import of attendance or people. */
export const importState = z.enum(['reading', 'ready', 'importing', 'imported', 'failed'])
