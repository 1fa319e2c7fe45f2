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
  readonly timeZone: string
  readonly demo: boolean
  readonly logLevel: string
}

/** A setting that stops the start, with a sentence that names it. */
export class WrongSetting extends Error {}

/** Reads and validates the settings. @throws WrongSetting naming the first wrong one */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    throw new WrongSetting(
      `The setting ${name} is wrong: ${issue?.message ?? 'invalid'} (it is '${environment[name]}').`,
    )
  }
  const { data } = read
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL,
    timeZone: data.TZ_COMPANY,
    // A database of one's own starts empty unless the demo is asked for (D8).
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    logLevel: data.LOG_LEVEL,
  }
}
