import { personRowProblems } from '@tahi/domain'
import * as z from 'zod'
import { call, data, list, spreadsheet } from './call.ts'
import { filterBy, id, instant, pagedBy } from './fields.ts'
import { importSheets, importState } from './import-state.ts'
import { overseers } from './roles.ts'

export const personRowProblem = z.enum(personRowProblems)

/** A cell that would change, as spreadsheet text. */
export const changedCell = z.object({ column: z.string(), before: z.string(), after: z.string() })

/** An import of people: how much has been read, and what would be (or was) written. */
export const peopleImport = z.object({
  _id: id,
  fileName: z.string(),
  state: importState,
  /** The failure, in words for a person. */
  msg: z.string().nullable(),
  /** Share of the current step that is done, 0 to 1. */
  progress: z.number(),
  /** Null where the file has no other sheet with cells. */
  sheets: importSheets.nullable(),
  rows: z.int(),
  /** People who would be added. */
  added: z.int(),
  /** People who would be changed. */
  changed: z.int(),
  unchanged: z.int(),
  bad: z.int(),
  /** People whose present rates are replaced from their first day on, so also for days already worked. */
  ratesReplaced: z.int(),
  /** New people with the same name and birthday as an employee or another new person. They are not refused. */
  namesakes: z.int(),
  problems: z.array(z.object({ problem: personRowProblem, rows: z.int() })),
  createdAt: instant,
})
export type PeopleImport = z.infer<typeof peopleImport>

export const peopleImportOutcomes = ['added', 'changed', 'unchanged', 'bad'] as const

/** Who has the same name and birthday as a new person: somebody with a User ID, or the new person of a line higher up. */
export const namesake = z.object({ userId: z.string().nullable(), line: z.int().nullable() })
export type Namesake = z.infer<typeof namesake>

export const peopleImportRow = z.object({
  line: z.int(),
  userId: z.string(),
  name: z.string(),
  outcome: z.enum(peopleImportOutcomes),
  changes: z.array(changedCell),
  problems: z.array(
    z.object({
      column: z.string(),
      problem: personRowProblem,
      /** For an unknown branch or department: the first of those that there are. */
      instead: z.array(z.string()).optional(),
    }),
  ),
  namesake: namesake.nullable(),
  /** The cells as written in the file. */
  raw: z.array(z.string()),
})
export type PeopleImportRow = z.infer<typeof peopleImportRow>

const path = z.object({ id })

export const previewPeopleImport = call({
  method: 'POST',
  path: '/api/people/import/preview',
  summary: 'Reads a spreadsheet or CSV file of people and checks every row; changes nobody',
  allow: overseers,
  upload: 'file',
  reply: data(peopleImport),
})

export const readPeopleImport = call({
  method: 'GET',
  path: '/api/people/import/:id',
  summary: 'How far an import has come, and its counts',
  allow: overseers,
  params: path,
  reply: data(peopleImport),
})

export const peopleImportRowSorts = ['line', 'userId', 'name', 'outcome'] as const

export const listPeopleImportRows = call({
  method: 'GET',
  path: '/api/people/import/:id/rows',
  summary: 'The rows of an import, with every changed cell and the problems of each',
  allow: overseers,
  params: path,
  query: z.object({
    ...pagedBy(peopleImportRowSorts),
    /** 'namesake': new people who may be there already. */
    outcome: filterBy(z.enum(['all', ...peopleImportOutcomes, 'namesake'])),
  }),
  reply: list(peopleImportRow),
})

export const judgePeopleImportAgain = call({
  method: 'POST',
  path: '/api/people/import/judge',
  summary: 'Starts to check all rows again, after records or places were corrected; changes nobody',
  allow: overseers,
  body: z.object({ _id: id }),
  reply: data(peopleImport),
})

export const applyPeopleImport = call({
  method: 'POST',
  path: '/api/people/import/apply',
  summary: 'Adds and changes the people of the good rows in one transaction',
  allow: overseers,
  body: z.object({ _id: id }),
  reply: data(peopleImport),
})

export const exportPeopleImportProblems = call({
  method: 'GET',
  path: '/api/people/import/:id/problems',
  summary: 'The bad rows as a spreadsheet, to be corrected and imported again',
  allow: overseers,
  params: path,
  reply: spreadsheet,
})
