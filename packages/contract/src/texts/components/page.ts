/** Of a dialog without a title. */
export const dialog = 'Dialog'
export const filters = { title: 'Filters', clear: 'Clear filters' } as const
