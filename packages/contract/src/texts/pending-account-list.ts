/** The accounts that wait for approval (D2 Registration). */
export const pendingAccountListTexts = {
  search: 'Search officer ID or email',
  noneMatches: 'Nobody matches the search.',
  waitsSince: 'Waits since',
  /** Beside an officer ID. */
  taken: 'Taken',
  reasonHint: 'Mailed to whoever registered',
} as const
