import { readCompany } from '@tahi/contract/company'
import { useCall } from './calls.ts'

/** The zone for instants until the company's own is known (D1 Dates). */
const usual = 'Asia/Manila'

export const useCompanyZone = (): string => useCall(readCompany, {}).data?.data.timeZone ?? usual
