export interface NamedPart {
  readonly id: string
  readonly name: string
}

/**
 * Where one designation of a removed department goes: it moves to the other department, or merges into its namesake
 * there.
 */
export interface Merger {
  readonly id: string
  /** The designation that takes over its people; null when the designation itself moves. */
  readonly into: string | null
}

/**
 * What becomes of a department's designations when another department takes them over. Their names stay unique there,
 * ignoring case.
 */
export function mergeDesignations(own: readonly NamedPart[], there: readonly NamedPart[]): Merger[] {
  const takers = new Map(there.map(({ id, name }) => [name.toLowerCase(), id]))
  return own.map(({ id, name }) => ({ id, into: takers.get(name.toLowerCase()) ?? null }))
}
