/** The lists of gates and of the taps that they could not record. */
export const gateListTexts = {
  /** Which of the lists is shown. */
  view: 'View',
  search: 'Search gate',
  columns: {
    gate: 'Gate',
    state: 'State',
    lastSeen: 'Last seen',
    tapped: 'Tapped',
    sent: 'Sent',
    why: 'Why',
  },
  states: {
    codeExpired: 'Code expired',
    waiting: 'Waiting for its tablet',
    connected: 'Connected',
    noContact: 'No contact',
  },
  /** In place of when its tablet was last seen. */
  never: 'Never',
} as const
