import { readCompany } from '@tahi/contract/company'
import { useCall } from './calls.ts'

/** The zone that every instant is shown in, until the company has said its own (D1 Dates). */
const usual = 'Asia/Manila'

export const useCompanyZone = (): string => useCall(readCompany, {}).data?.data.timeZone ?? usual
