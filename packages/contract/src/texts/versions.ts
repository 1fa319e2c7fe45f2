/** A form's record that somebody else changed in between: both versions, and which one to keep. */
export const versionTexts = {
  heads: ['Field', 'Yours', 'Saved by somebody else'],
  /** Where a field has no value. */
  none: 'none',
  notChangedHere: (value: string) => `${value} (not changed here)`,
  keepMineDetail: 'To keep yours keeps what you typed; what you did not change here becomes as saved.',
  keepMine: 'Keep mine, then save',
  takeTheirs: 'Take the saved version',
} as const
