const keepMine = 'Keep mine'
const takeTheirs = 'Take the saved version'

/** A form's record that somebody else changed in between: both versions, and which one to keep. */
export const versionTexts = {
  heads: ['Field', 'Yours', 'Saved by somebody else'],
  /** Where a field has no value. */
  none: 'none',
  notChangedHere: (value: string) => `${value} (not changed here)`,
  keepMine,
  takeTheirs,
  /** What to do, and what each button does. */
  next: `Press '${keepMine}' and then save, or press '${takeTheirs}'. Saving alone is refused.`,
  kept: `'${keepMine}' keeps what you typed, and takes the rest as saved. '${takeTheirs}' drops what you typed.`,
} as const
