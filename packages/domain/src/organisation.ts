export interface NamedPart {
  readonly id: string
  readonly name: string
}

/** Where one designation of a removed department goes: along into the other department, or into the one of its name there. */
export interface Merger {
  readonly id: string
  /** The designation that takes its people over; null when it moves as it is. */
  readonly into: string | null
}

/**
 * What becomes of a department's designations when another department takes them over: names stay unique in it,
 * whatever their case.
 */
export function mergeDesignations(own: readonly NamedPart[], there: readonly NamedPart[]): Merger[] {
  const takers = new Map(there.map(({ id, name }) => [name.toLowerCase(), id]))
  return own.map(({ id, name }) => ({ id, into: takers.get(name.toLowerCase()) ?? null }))
}
