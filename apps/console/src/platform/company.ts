import { type Company, readCompany } from '@tahi/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryOf } from './calls.ts'

/** The company changes rarely, its day once a day; a console stays open for weeks. */
export const companyQuery = { ...queryOf(readCompany, {}), staleTime: 60_000, refetchInterval: 5 * 60_000 }

export const useCompany = (): Company => useSuspenseQuery(companyQuery).data.data
