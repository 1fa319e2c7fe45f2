import { counted, formatCount } from './counted.ts'

/** The people of a quota, and the pieces of each (W2, D4). */
export const quotaPeopleTexts = {
  /** For screen readers. */
  title: 'Employees of this quota',
  nobody: 'Nobody has this designation in this branch, and nobody reported.',
  columns: { soFar: 'So far', add: 'Add', sum: 'Then' },
  onLeave: 'On leave',
  left: 'Left the branch',
  /** In place of the field, where nothing can be added. */
  closed: 'Closed',
  /** For screen readers. @param name 'Cruz, Ana' */
  entriesOf: (pieces: number, name: string) => `${formatCount(pieces)} so far, entries of ${name}`,
  /** For screen readers. @param name 'Cruz, Ana' */
  addOf: (name: string) => `Add pieces of ${name}`,
  /** Of a text of several columns, pasted from a spreadsheet. */
  oneColumn: 'Nothing was pasted: it has more than one column. Copy the column of the pieces alone.',
  /** Under the last field, when a pasted column is longer than the list. */
  linesBeyond: (lines: number) =>
    `${counted(lines, 'more line was', 'more lines were')} pasted than people follow. Compare the names before you save.`,
  whyLess: (pieces: number) => `Why take away ${formatCount(pieces)}?`,
  whyExample: 'Counted twice',
  takeBack: 'Take back',
  helper: 'Somebody else who was in the branch',
  chooseHelper: 'Somebody else who helped: type a name or user ID',
  /** Of those who are not listed yet. */
  nobodyElse: 'Nobody else here has this name or user ID',
  /** @param person 'Cruz, Ana (EMP-00001)' */
  former: (person: string) => `${person} (Left the branch)`,
  /** Around the sum of what is typed: '2 people, +70 pieces'. */
  typed: { people: (count: number) => `${counted(count, 'person', 'people')},`, pieces: 'pieces' },
  paper: {
    entries: 'Entries',
    note: 'Note',
    signatures: ['Line leader', 'HR Admin'],
  },
} as const
