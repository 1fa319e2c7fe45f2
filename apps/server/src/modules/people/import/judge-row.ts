import type { PeopleImportRow } from '@tahi/contract'
import {
  clockNumberOf,
  type Day,
  type EnteredRate,
  fullName,
  type PersonCells,
  type PersonFault,
  personColumnKeys,
  pesosFromCentavos,
} from '@tahi/domain'
import type { Scope } from '../../../platform/scope.ts'
import { type Decision, decideChange, decideNew } from '../decide-person.ts'
import { decideRate } from '../decide-rate.ts'
import { asKnownTo, type PersonEntry, type StoredPerson } from '../person.ts'
import { differences, type SentFields, withSent } from '../sent-fields.ts'
import { type ChangedCell, changedCells } from './changed-cells.ts'
import type { KnownPeople } from './known-people.ts'
import type { NamedPlaces } from './named-places.ts'
import { newcomerFaults, strangerFaults } from './newcomer-faults.ts'
import type { CheckedRow } from './people-file.ts'
import { faultOfRefusal, faultsOfErrors } from './refused-cells.ts'
import { bodyOf } from './row-body.ts'
import { placeOf } from './row-place.ts'

/** The importer's scope and the facts that judging a row needs. */
export interface Circumstances {
  readonly scope: Scope
  readonly today: Day
  readonly places: NamedPlaces
  readonly known: KnownPeople
  /** People and clock numbers that earlier rows have claimed; grows with every row. */
  readonly claimed: Set<string>
}

export interface Judged {
  readonly outcome: PeopleImportRow['outcome']
  /** 'Ana Santos', as far as the name is known. */
  readonly name: string
  readonly changes: readonly ChangedCell[]
  readonly faults: readonly PersonFault[]
  /** The person whom the row means; undefined for a new person. */
  readonly before: PersonEntry | undefined
  /** The change to write; undefined when the row is bad. */
  readonly decision: Decision | undefined
}

/** Judges a row by the rules for adding and changing people. Empty cells and cells with current values change nothing. */
export function judgeRow(row: CheckedRow, circumstances: Circumstances): Judged {
  const { cells, problems } = row
  const { known, places, claimed } = circumstances
  const before = known.meantBy(cells)
  const stranger = before ? [] : strangerFaults(row, known)
  if (stranger.length > 0) return bad(cells, stranger)

  const identity = before ? knownFaults(before, cells, claimed) : newcomerFaults(row, known)
  if (before) claimed.add(before.id)
  const place = placeOf(cells, before, circumstances)
  const decided = decide(before, sentBy(before, { ...bodyOf(cells), ...place.sent }), circumstances)
  const { decision } = decided
  const clock = decision ? clockFaults(before, decision.person, circumstances) : []
  const faults = oneEach([...problems, ...identity, ...place.faults, ...decided.faults, ...clock])
  if (!decision || faults.length > 0) return bad(before ?? cells, faults)
  return {
    outcome: outcomeOf(before, decision),
    name: nameOf(decision.person),
    changes: changedCells(before, decision, { ...circumstances, nameOf: places.nameOf }),
    faults,
    before,
    decision,
  }
}

/**
 * The fields that a row sends. When an edited export moves a person, its clock number is the one of the former branch's
 * clock: it says nothing about the new branch's clock and is ignored. Neither do the rates of an export that nobody edited
 * say anything: entered for their day, an amount that goes on into it would no longer follow the one before.
 */
function sentBy(before: PersonEntry | undefined, sent: SentFields): SentFields {
  if (!before) return sent
  const { branchId, clockNumber } = sent
  const moves = branchId !== undefined && branchId !== before.branchId
  const isFormer = clockNumber && clockNumberOf(clockNumber) === before.clockNumber
  return {
    ...sent,
    ...(moves && isFormer && { clockNumber: undefined }),
    ...(before.rates.some((rate) => isExported(rate, sent)) && noRates),
  }
}

const noRates = { dailyRate: undefined, overRate: undefined, ratesFrom: undefined }

/** Whether what a row says of rates is what an export says of this pair, at its time. */
const isExported = ({ from, dailyRate, overtimeRate }: EnteredRate, sent: SentFields): boolean =>
  sent.ratesFrom === from &&
  (sent.dailyRate ?? pesosFromCentavos(dailyRate)) === pesosFromCentavos(dailyRate) &&
  (sent.overRate ?? pesosFromCentavos(overtimeRate)) === pesosFromCentavos(overtimeRate)

type Named = { readonly firstName?: string; readonly lastName?: string }

const nameOf = ({ firstName = '', lastName = '' }: Named): string => fullName({ firstName, lastName }).trim()

const bad = (named: Named, faults: readonly PersonFault[]): Judged => ({
  outcome: 'bad',
  name: nameOf(named),
  changes: [],
  faults,
  before: undefined,
  decision: undefined,
})

function outcomeOf(before: PersonEntry | undefined, { person, rate }: Decision): Judged['outcome'] {
  if (!before) return 'added'
  return differences(before, person).length > 0 || rate ? 'changed' : 'unchanged'
}

/** Why a row cannot change a known person. A row without a User ID describes a new person, not one who left. */
function knownFaults(
  { id, active }: PersonEntry,
  { userId }: PersonCells,
  claimed: Set<string>,
): PersonFault[] {
  const column = userId === undefined ? 'email' : 'userId'
  if (claimed.has(id)) return [{ column, problem: 'duplicate_in_file' }]
  return active || userId !== undefined ? [] : [{ column, problem: 'deactivated' }]
}

/** A number on a branch's clock belongs to one person only. */
function clockFaults(
  before: PersonEntry | undefined,
  { branchId, clockNumber }: StoredPerson,
  { known, claimed }: Circumstances,
): PersonFault[] {
  if (branchId === null || clockNumber === null) return []
  const claim = `${branchId} ${clockNumber}`
  const holder = known.holderOf(clockNumber, branchId)
  if (holder !== undefined && holder !== before?.id)
    return [{ column: 'clockNumber', problem: 'clock_number_taken' }]
  if (claimed.has(claim)) return [{ column: 'clockNumber', problem: 'duplicate_in_file' }]
  claimed.add(claim)
  return []
}

function decide(
  before: PersonEntry | undefined,
  sent: SentFields,
  circumstances: Circumstances,
): { decision?: Decision; faults: PersonFault[] } {
  const { scope, today } = circumstances
  // A row that changes nothing is fine, even for a person whom the caller may not change.
  if (before && isAsItWas(asKnownTo(scope, before), sent, today))
    return { decision: { person: before, rate: null, errors: [] }, faults: [] }
  try {
    const decision = before
      ? decideChange(before, sent, circumstances)
      : decideNew(
          { id: '', code: sent.userId ?? '' },
          { ...sent, branchId: sent.branchId ?? scope.branchId },
          circumstances,
        )
    return { decision, faults: faultsOfErrors(decision.errors) }
  } catch (error) {
    return { faults: [faultOfRefusal(error)] }
  }
}

function isAsItWas(before: PersonEntry, sent: SentFields, today: Day): boolean {
  const { rate, errors } = decideRate(before.rates, sent, before.leftOn ?? today)
  return rate === null && errors.length === 0 && differences(before, withSent(before, sent)).length === 0
}

/** The first fault of each column, in the columns' order: a missing value need not be reported as refused too. */
function oneEach(faults: readonly PersonFault[]): PersonFault[] {
  return personColumnKeys.flatMap((column) => faults.find((fault) => fault.column === column) ?? [])
}
