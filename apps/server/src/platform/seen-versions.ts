interface Seen {
  readonly _id: string
  readonly version: number
}

type Row = { readonly id: string; readonly version: number }

/** Compares records with the versions that the caller saw. A record without a seen version counts as unchanged. */
export function sinceSeen(seen: readonly Seen[] = []) {
  const versions = new Map(seen.map(({ _id, version }) => [_id, version]))
  const changes = ({ id, version }: Row): number => version - (versions.get(id) ?? version)
  return {
    isUnchanged: (row: Row): boolean => changes(row) === 0,
    /**
     * For a record that is already in the requested state: nothing but that settlement has changed it since, by the caller
     * or a colleague. A change that also settles an attendance record counts one version for both. For a payslip or a
     * leave it counts two, so that a sum or days that nobody saw do not pass as settled.
     */
    isOnlySettled: (row: Row): boolean => changes(row) === 0 || changes(row) === 1,
  }
}
