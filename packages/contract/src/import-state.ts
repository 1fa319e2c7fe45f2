import * as z from 'zod'

/** The state of an import of attendance or people. */
export const importState = z.enum(['reading', 'ready', 'importing', 'imported', 'failed'])

/** Which of a spreadsheet's sheets holds the rows, and which others have cells too; hidden ones are not read. */
export const importSheets = z.object({
  read: z.string(),
  /** The first of them. */
  notRead: z.array(z.string()),
  /** How many more were not read. */
  more: z.int(),
})
export type ImportSheets = z.infer<typeof importSheets>
