import { useQueryClient } from '@tanstack/react-query'

/** Refetches everything after the user's own change, as `organisationReactions` do after others' changes. */
export function useRefreshEverything(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}
