/** How a list is drawn: with room to spare, close together with lines wrapped, at last also user IDs, or as cards. */
export type TableFit = 'wide' | 'tight' | 'tightest' | 'cards'

/** Pixels that a list was seen to need as a table; undefined before it was drawn so. */
export type Needed = { [fit in Exclude<TableFit, 'cards'>]?: number }

/** Pixels that a column, and the checkbox with the actions, have at least where nothing is wrapped. */
const columnRoom = 122
const besidesRoom = 150
/** The same of a column close together, before its contents are there to be measured. */
const tightColumnRoom = 66
const tightBesidesRoom = 120

/**
 * What fits, so that every column is in sight without scrolling sideways.
 * @param width pixels that the list has
 */
export function tableFit(width: number, columns: number, { wide = 0, ...needed }: Needed): TableFit {
  if (width >= Math.max(wide, columns * columnRoom + besidesRoom)) return 'wide'
  const usual = columns * tightColumnRoom + tightBesidesRoom
  if (width >= (needed.tight ?? usual)) return 'tight'
  return width >= (needed.tightest ?? usual) ? 'tightest' : 'cards'
}
