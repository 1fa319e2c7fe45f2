import { type CurrentUser, readCurrentUser } from '@tahi/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryOf } from '../calls.ts'

export const currentUserQuery = { ...queryOf(readCurrentUser, {}), staleTime: 60_000 }

/** The signed-in user; only for components inside the signed-in frame. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserQuery).data.data
