/** A whole percentage: 100 only if all are counted, and 0 only if none is, so that nobody is rounded away. */
export function percentOf(counted: number, total: number): number {
  if (counted === 0 || total === 0) return 0
  return counted >= total ? 100 : Math.min(99, Math.max(1, Math.round((counted / total) * 100)))
}
