import { type Day, effectiveOn, type PersonColumn, personColumnKeys, personColumnTitles } from '@tahi/domain'
import type { Decision } from '../decide-person.ts'
import type { PersonEntry } from '../person.ts'
import { spreadsheetCells } from '../spreadsheet-cells.ts'

export interface ChangedCell {
  readonly column: string
  readonly before: string
  readonly after: string
}

/**
 * The cells that a decision changes, as texts of the spreadsheet. A rate is compared with the one in effect on its first
 * day. If it replaces a rate with the same first day, that day is listed too, unchanged.
 * @param nameOf names of places by id
 */
export function changedCells(
  before: PersonEntry | undefined,
  { person, rate }: Pick<Decision, 'person' | 'rate'>,
  { today, nameOf }: { today: Day; nameOf: ReadonlyMap<string, string> },
): ChangedCell[] {
  const day = rate?.from ?? today
  const rates = before?.rates ?? []
  const after: PersonEntry = {
    ...person,
    branchName: nameFor('branch', person, before, nameOf),
    departmentName: nameFor('department', person, before, nameOf),
    designationName: nameFor('designation', person, before, nameOf),
    rates: rate ? [rate] : rates.filter((held) => held === effectiveOn(rates, day)),
    lastBranchId: null,
    leftOn: null,
    version: 0,
    createdAt: new Date(0),
  }
  const present = before && spreadsheetCells(before, day)
  const wanted = spreadsheetCells(after, day)
  return personColumnKeys.flatMap((column) => {
    const cell = { before: textOf(column, present?.[column]), after: textOf(column, wanted[column]) }
    const isSame = cell.before === cell.after && !(column === 'ratesFrom' && rate && before)
    return isSame ? [] : { column: personColumnTitles[column], ...cell }
  })
}

function nameFor(
  part: 'branch' | 'department' | 'designation',
  person: Decision['person'],
  before: PersonEntry | undefined,
  nameOf: ReadonlyMap<string, string>,
): string | null {
  const id = person[`${part}Id`]
  // A person may stay in a removed part, which is not among the active ones' names.
  if (before && before[`${part}Id`] === id) return before[`${part}Name`]
  return id === null ? null : (nameOf.get(id) ?? null)
}

// Made once, because constructing it takes longer than a whole row.
const pesos = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function textOf(column: PersonColumn, cell: string | number | null | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  return column === 'dailyRate' || column === 'overRate' ? pesos.format(cell) : String(cell)
}
