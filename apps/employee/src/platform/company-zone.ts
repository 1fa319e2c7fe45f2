import { readCompany } from '@tahi/contract/company'
import { usualTimeZone } from '@tahi/domain'
import { useCall } from './calls.ts'

/** The company's zone; the usual one until it is known. */
export const useCompanyZone = (): string => useCall(readCompany, {}).data?.data.timeZone ?? usualTimeZone
