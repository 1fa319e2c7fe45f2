import { resolve } from 'node:path'
import { isTimeZone } from '@tahi/domain'
import * as z from 'zod'
import { OperatorError } from './errors.ts'

const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')

/** Whether an address is an origin only, without a path. */
const isSite = (url: string): boolean => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`

/** Whether an address of PostgreSQL can be read: one on a socket may have a user and no host. */
const isDatabase = (url: string): boolean =>
  /^postgres(ql)?:\/\//.test(url) && URL.canParse(url.replace('@/', '@socket/'))

/** Whether every % in an address begins a sign: clients decode a user name and a password. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

const wrongPercent = 'must have every sign such as @ or % of its password written as %40, %25 and so on'

const wrongPort = 'must be a whole number from 0 to 65535'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings of D9, by their names in the environment. */
const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, wrongPort)
    .transform(Number)
    .refine((port) => port <= 65_535, wrongPort)
    .default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabase,
      'must be postgres://user:password@host:port/database, with signs of the password such as @ as %40',
    )
    .optional(),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      hostname: /./,
      error: 'must be redis://host:port, or rediss:// for one with TLS',
    })
    .refine(isDecodable, wrongPercent)
    .optional(),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: 'must be a web address that begins with https:// or http://',
    })
    .refine(isSite, 'must be https://host, or https://host:port, and nothing behind it')
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be smtp://user:password@host:port, or smtps:// for one that starts with TLS',
    })
    .refine(isDecodable, wrongPercent)
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be the http or https address of the S3 server' })
    .refine(
      (address) => URL.canParse(address) && new URL(address).username === '',
      'must hold no user name and no password',
    )
    .refine((address) => !/[?#]/.test(address), 'must end before ? and #')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be a region such as ap-southeast-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/, 'must hold no space').optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, 'must hold no space').optional(),
  TZ_COMPANY: z
    .string()
    .refine(isTimeZone, 'must be a time zone named by an area and a place, such as Asia/Manila, or UTC')
    .optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

/** An S3-compatible bucket, and the key that may write, read and remove there. */
export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Redis, which several servers share besides the database; undefined for a single server. */
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Where people reach the product, for the links in mails. */
  readonly webAddress: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Where files are kept; undefined for the local disk. */
  readonly s3: S3Settings | undefined
  /** Overrides the company's own setting. */
  readonly timeZone: string | undefined
  readonly demo: boolean
  readonly logLevel: string
}

/** Settings whose values no message repeats. */
const secrets = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** Reads and validates the settings. @throws OperatorError naming the first wrong one */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    const value = secrets.includes(name)
      ? 'its value may hold a password and is not shown'
      : `it is '${environment[name]}'`
    throw new OperatorError(`The setting ${name} is wrong: ${issue?.message ?? 'invalid'} (${value}).`)
  }
  const { data } = read
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    publicUrl: data.PUBLIC_URL,
    webAddress: data.PUBLIC_URL ?? httpAddress(data.HOST, data.PORT),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    s3: s3Of(data),
    timeZone: data.TZ_COMPANY,
    // With DATABASE_URL the company starts empty unless the demo is requested (D8).
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    logLevel: data.LOG_LEVEL,
  }
}

/** @throws OperatorError naming the first missing setting, when only some are set */
function s3Of(data: z.infer<typeof settings>): S3Settings | undefined {
  const given = {
    S3_ENDPOINT: data.S3_ENDPOINT,
    S3_BUCKET: data.S3_BUCKET,
    S3_REGION: data.S3_REGION,
    S3_ACCESS_KEY_ID: data.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: data.S3_SECRET_ACCESS_KEY,
  }
  const values = Object.values(given)
  if (values.every((value) => value === undefined)) return undefined
  const missing = Object.entries(given).find(([, value]) => value === undefined)
  if (missing)
    throw new OperatorError(
      `The setting ${missing[0]} is missing: ${Object.keys(given).join(', ')} are set all together, or none of them.`,
    )
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = values
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** The address at which a browser on this machine opens the server; localhost for a host that means every network. */
export function httpAddress(host: string, port: number): string {
  return host === '0.0.0.0' || host === '::' ? `http://localhost:${port}` : listeningAddress(host, port)
}

/** The address with the host as it was configured (D9). */
export const listeningAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`
