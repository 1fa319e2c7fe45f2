import * as z from 'zod'
import { call, data, flat } from './call.ts'
import { day, name } from './fields.ts'
import { limits } from './limits.ts'

/** What every page shows before anybody signed in. */
export const company = z.object({
  name: z.string(),
  timeZone: z.string(),
  /** The company's calendar day now, by the server's clock (D1 Dates). */
  today: day,
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

export const setUpCompany = call({
  method: 'POST',
  path: '/api/setup',
  summary: "Creates the company and its first General Manager with the key from the server's log (D8)",
  allow: 'public',
  triesPerMinute: 10,
  body: z.object({
    key: z.string().min(1, 'Required'),
    companyName: name,
    userId: name,
    firstName: name,
    lastName: name,
    email: z.email('Enter an e-mail address'),
    password: z.string().min(limits.passwordLength, `At least ${limits.passwordLength} characters`).max(200),
  }),
  reply: flat(z.object({ success: z.literal(true), msg: z.string() })),
})

export const startEmptyCompany = call({
  method: 'POST',
  path: '/api/company/start-empty',
  summary:
    'Deletes the demo company and starts an empty one of this name; the caller stays its General Manager',
  allow: ['admin'],
  body: z.object({ companyName: name }),
  reply: flat(z.object({ success: z.literal(true), msg: z.string() })),
})
