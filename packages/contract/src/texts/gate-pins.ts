/** Who has a PIN for the gate, and setting one. */
export const gatePinTexts = {
  pin: 'PIN',
  set: 'Set',
  notSet: 'Not set',
  /** @param time formatted */
  lockedUntil: (time: string) => `Locked until ${time}`,
  since: 'Since',
  noneMatches: 'No employee matches. Clear the filters or search for something else.',
  /** @param person 'Ana Santos (EMP-00009)' */
  newPinOf: (person: string) => `New PIN of ${person}`,
  newPinHint: '4 to 6 digits. Tell it to nobody else; it can be changed in the application.',
} as const
