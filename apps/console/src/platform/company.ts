import { type Company, readCompany } from '@tahi/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryOf } from './calls.ts'

/** Company settings change rarely and its day once a day, but a console may stay open for weeks. */
export const companyQuery = { ...queryOf(readCompany, {}), staleTime: 60_000, refetchInterval: 5 * 60_000 }

export const useCompany = (): Company => useSuspenseQuery(companyQuery).data.data
