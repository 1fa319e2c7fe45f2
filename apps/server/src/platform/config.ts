import { resolve } from 'node:path'
import * as z from 'zod'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const knownTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The settings of D9, by their names in the environment. */
const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: z.url('must be a web address').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be smtp://user:password@host:port, or smtps:// for one that starts with TLS',
    })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  TZ_COMPANY: z
    .string()
    .default('Asia/Manila')
    .refine(knownTimeZone, 'must be a time zone such as Asia/Manila'),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Where people reach the product, for the links in mails. */
  readonly webAddress: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly timeZone: string
  readonly demo: boolean
  readonly logLevel: string
}

/** Settings that no message repeats. */
const secrets = ['SMTP_URL']

/** A setting that stops the start, with a sentence that names it. */
export class WrongSetting extends Error {}

/** Reads and validates the settings. @throws WrongSetting naming the first wrong one */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    const value = secrets.includes(name)
      ? 'its value may hold a password and is not shown'
      : `it is '${environment[name]}'`
    throw new WrongSetting(`The setting ${name} is wrong: ${issue?.message ?? 'invalid'} (${value}).`)
  }
  const { data } = read
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL,
    webAddress: data.PUBLIC_URL ?? `http://${reachable(data.HOST)}:${data.PORT}`,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    timeZone: data.TZ_COMPANY,
    // A database of one's own starts empty unless the demo is asked for (D8).
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    logLevel: data.LOG_LEVEL,
  }
}

/** Nobody opens a page at the address that means every network. */
const reachable = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
