import { type Input, type ListedAttendance, limits, listAttendance } from '@tahi/contract'
import { eachRow } from '../../../platform/lists/each-row.ts'
import { mostAtOnce } from '../../../platform/lists/most-at-once.ts'
import { client } from '../../../platform/session/session.ts'

type Query = Input<typeof listAttendance>['query']

/** The actions of a record that also exist for a selection. */
const verbs = ['confirm', 'setPresent', 'setTimeOut', 'remove'] as const

export const isSelectable = ({ can }: ListedAttendance): boolean => verbs.some((verb) => can.includes(verb))

/** Those of selected days that an action is allowed on. */
export const allowing = (
  verb: (typeof verbs)[number],
  days: readonly ListedAttendance[],
): ReadonlySet<string> => new Set(days.filter(({ can }) => can.includes(verb)).map(({ _id }) => _id))

/** Those of selected days with which nothing else can be done, such as days that are present. */
export const onlyRemovable = (days: readonly ListedAttendance[]): string[] =>
  days
    .filter(({ can }) => verbs.every((verb) => verb === 'remove' || !can.includes(verb)))
    .map(({ _id }) => _id)

/** Those days of a filtered list that wait for confirmation. */
export const toConfirm = (filters: Query): Query => ({ ...filters, status: 'toConfirm', sort: 'date' })

/** The records of a filtered list that something can be done with, as many as one call may name. */
export async function listSelectable(filters: Query): Promise<ListedAttendance[]> {
  const found: ListedAttendance[] = []
  const records = eachRow((paging) =>
    client.send(listAttendance, { params: { id: 'all' }, query: { ...filters, ...paging } }),
  )
  for await (const record of records) {
    if (isSelectable(record)) found.push(record)
    if (found.length > limits.largestSelection) break
  }
  return mostAtOnce(found)
}
