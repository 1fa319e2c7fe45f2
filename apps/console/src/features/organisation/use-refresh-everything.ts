import { useQueryClient } from '@tanstack/react-query'

/** After one's own change, as `organisationReactions` do after somebody else's. */
export function useRefreshEverything(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}
