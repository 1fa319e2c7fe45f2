import { useQueryClient } from '@tanstack/react-query'

/** Names of branches, departments and designations stand in nearly every answer, and people move with them. */
export function useRefreshEverything(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}
