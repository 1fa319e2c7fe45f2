import type { Claim } from '@tahi/contract'

/** What a save says of the claims that were shown beside it: those that wait, and are settled by it. */
export const shownClaims = (claims: readonly Claim[]): string[] =>
  claims.filter(({ outcome, settled }) => outcome === 'refused' && !settled).map(({ _id }) => _id)
