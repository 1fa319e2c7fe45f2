import { type HistoryEntry, type PersonHistoryEntry, texts } from '@tahi/contract'

type Snapshot = NonNullable<HistoryEntry['before']>

/** Fields of the trail that are told as they are, with their names in the history. */
const plain: Readonly<Record<string, string>> = {
  code: 'userId',
  role: 'role',
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  email: 'email',
  gender: 'gender',
  contact: 'contact',
  clockNumber: 'clockNumber',
  from: 'from',
  dailyRate: 'dailyRate',
  overRate: 'overRate',
}

/** Those of `nothingPrivate` that can be read as words: coordinates only follow an address. */
const onlyForSome = ['birthday', 'birthplace', 'streetAddress', 'city', 'state', 'zipcode']

/** Ids of the trail, with the names of the fields that hold the places' names. */
const places: Readonly<Record<string, string>> = {
  branchId: 'branchName',
  departmentId: 'departmentName',
  designationId: 'designationName',
  shiftId: 'shiftName',
}

/** The ids of all places that the entries mention. */
export const namedIn = (entries: readonly HistoryEntry[]): string[] => [
  ...new Set(
    entries
      .flatMap(({ before, after }) => [before, after])
      .flatMap((snapshot) => Object.keys(places).map((field) => snapshot?.[field]))
      .filter((id) => typeof id === 'string'),
  ),
]

/**
 * An entry of the trail as the caller may know it: of the fields, only those named here.
 * @param names of the places that the caller may read, by id
 * @param mayKnow whether the caller may read the person's private fields (`readsPrivate`)
 */
export function tellEntry(
  { before, after, ...entry }: HistoryEntry,
  names: ReadonlyMap<string, string>,
  mayKnow: boolean,
): PersonHistoryEntry {
  const told = (snapshot: Snapshot) => ({
    ...fieldsOf(snapshot, plain),
    ...(mayKnow && fieldsOf(snapshot, Object.fromEntries(onlyForSome.map((field) => [field, field])))),
    ...Object.fromEntries(
      Object.entries(fieldsOf(snapshot, places)).map(([field, id]) => [field, nameOf(id, names)]),
    ),
  })
  const differs = (field: string) => before?.[field] !== after?.[field]
  return {
    ...entry,
    before: before && told(before),
    after: after && told(after),
    untold: [
      ...(mayKnow ? [] : onlyForSome.filter((field) => before && differs(field))),
      ...(before && differs('avatarFileId') ? ['avatar'] : []),
    ],
  }
}

/** The snapshot's fields among these, under their names in the history. */
const fieldsOf = (snapshot: Snapshot, named: Readonly<Record<string, string>>): Snapshot =>
  Object.fromEntries(
    Object.entries(named)
      .filter(([field]) => field in snapshot)
      .map(([field, name]) => [name, snapshot[field]]),
  )

const nameOf = (id: unknown, names: ReadonlyMap<string, string>): string | null =>
  typeof id === 'string' ? (names.get(id) ?? texts.history.elsewhere) : null
