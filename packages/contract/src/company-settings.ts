import { isTimeZone } from '@tahi/domain'
import * as z from 'zod'
import { call, data, file } from './call.ts'
import { id, line, manyLines, name, version } from './fields.ts'
import { limits } from './limits.ts'
import { fieldTexts } from './texts/fields.ts'

const text = manyLines.max(limits.companyTextLength)

/** The company's details for the landing page, every paper and every mail. */
const fields = {
  companyName: name,
  /** The brand beside the logo, in three lines (C2 Register screen). Not a tuple: the login would load its code. */
  nameLines: z.array(line).min(3).max(3),
  /** The province of its branches. */
  province: line,
  heroTitle: line,
  heroText: text,
  aboutTitle: line,
  aboutText: text,
  address: text,
  phone: line,
  email: z.union([z.email(), z.literal('')]),
  timeZone: z.string().refine(isTimeZone, fieldTexts.timeZone),
}

export const companySettings = z.object({
  ...fields,
  /** Public addresses of the pictures; null while the product's own are shown. */
  logoUrl: z.string().nullable(),
  heroUrl: z.string().nullable(),
  aboutUrl: z.string().nullable(),
  /** True when `TZ_COMPANY` sets the time zone: it overrides this setting. */
  timeZoneFixed: z.boolean(),
  version,
})
export type CompanySettings = z.infer<typeof companySettings>

export const readCompanySettings = call({
  method: 'GET',
  path: '/api/company/settings',
  summary: 'What the company says of itself',
  allow: ['admin'],
  reply: data(companySettings),
})

/** The address returned by an upload, or null to go back to the product's own picture. */
const picture = z.string().max(limits.textLength).nullable().optional()

export const saveCompanySettings = call({
  method: 'POST',
  path: '/api/company/settings',
  summary: 'Changes what the company says of itself; what is not sent stays',
  allow: ['admin'],
  body: z
    .object(fields)
    .partial()
    .extend({ logoUrl: picture, heroUrl: picture, aboutUrl: picture, version: version.optional() }),
  reply: data(companySettings),
})

/** Public, like the landing page. Choosing another picture changes the address. */
export const openCompanyPicture = call({
  method: 'GET',
  path: '/api/company/picture/:id',
  summary: 'One of the pictures that the company shows everybody at present',
  allow: 'public',
  params: z.object({ id }),
  reply: file('application/octet-stream'),
})
