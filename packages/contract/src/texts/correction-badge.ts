/** The badge of requests that wait, in the menu of every screen. */
export const correctionBadgeTexts = {
  one: 'correction request to decide',
  many: 'correction requests to decide',
} as const
