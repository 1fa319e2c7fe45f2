export type SortDirection = 'asc' | 'desc'

/** The direction in which `sort` ('field' or '-field') sorts `field`; undefined when it does not. */
export function directionOf(sort: string | undefined, field: string): SortDirection | undefined {
  if (sort === field) return 'asc'
  return sort === `-${field}` ? 'desc' : undefined
}

/** The next of three states: ascending, descending, the list's own order (undefined). */
export function nextSort(sort: string | undefined, field: string): string | undefined {
  const direction = directionOf(sort, field)
  if (direction === undefined) return field
  return direction === 'asc' ? `-${field}` : undefined
}
