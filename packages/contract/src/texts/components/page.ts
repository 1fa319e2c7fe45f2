/** Of a dialog without a title. */
export const dialog = 'Dialog'
export const filters = {
  title: 'Filters',
  /** On the button that unfolds them. @param set how many filters are set */
  unfold: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  clear: 'Clear filters',
} as const
