// The login loads this module: Zod's mini build keeps 15 KB of script out of it.
import * as z from 'zod/mini'
import { call, data } from './call.ts'

/** What every page shows before sign-in. */
export const company = z.object({
  name: z.string(),
  /** The brand beside the logo, three lines of which any may be empty (C2 Register screen). */
  nameLines: z.array(z.string()),
  /** The logo's permanent address; null while the product's mark is shown. */
  logoUrl: z.nullable(z.string()),
  timeZone: z.string(),
  /** The company's calendar day now, by the server's clock (D1 Dates). */
  today: z.string(),
  demo: z.boolean(),
  /** True until the first General Manager exists (D8). */
  needsSetup: z.boolean(),
})
export type Company = z.infer<typeof company>

export const readCompany = call({
  method: 'GET',
  path: '/api/company',
  summary: 'The company: name, time zone, today, and whether it still has to be set up',
  allow: 'public',
  reply: data(company),
})
