/**
 * How a list is rendered: with room to spare, compact with wrapped lines, more compact with user IDs wrapped too, or
 * as cards.
 */
export type TableFit = 'wide' | 'tight' | 'tightest' | 'cards'

/** Measured width in pixels that a list needs as a table; undefined before it was rendered that way. */
export type Needed = { [fit in Exclude<TableFit, 'cards'>]?: number }

/** Minimum width in pixels of a column, and of the checkbox and the actions together, without wrapping. */
const columnRoom = 122
const besidesRoom = 150
/** The same for compact columns, before their contents can be measured. */
const tightColumnRoom = 66
const tightBesidesRoom = 120

/**
 * The widest form in which every column is visible without scrolling sideways.
 * @param width the list's width in pixels
 */
export function tableFit(width: number, columns: number, { wide = 0, ...needed }: Needed): TableFit {
  if (width >= Math.max(wide, columns * columnRoom + besidesRoom)) return 'wide'
  const usual = columns * tightColumnRoom + tightBesidesRoom
  if (width >= (needed.tight ?? usual)) return 'tight'
  return width >= (needed.tightest ?? usual) ? 'tightest' : 'cards'
}
