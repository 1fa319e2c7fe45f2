import { type Input, type ListedAttendance, type listAttendance, texts } from '@tahi/contract'
import { isFullPending, parseWallTimeOrNone } from '@tahi/domain'

type Query = Input<typeof listAttendance>['query']

/** The actions of a record that also exist for a selection. */
const verbs = ['confirm', 'setPresent', 'setTimeOut', 'remove'] as const

export const isSelectable = ({ can }: ListedAttendance): boolean => verbs.some((verb) => can.includes(verb))

/** Why a day is not selectable, to a reader who keeps records. @param reader the reader's own id */
export function whyNotSelectable(
  { employee, status, timeIn, paidElsewhere }: ListedAttendance,
  reader: string,
): string {
  const { ownDay, coveredByPayslip, paidByPayslip, ...words } = texts.attendance
  if (employee._id === reader) return ownDay
  if (paidElsewhere) return words.paidElsewhere
  // A full pending day can be confirmed until it is paid.
  return isFullPending({ status, timeIn: parseWallTimeOrNone(timeIn) }) ? paidByPayslip : coveredByPayslip
}

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
