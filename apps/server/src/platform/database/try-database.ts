import { sql } from 'kysely'
import { errorCode, isDatabaseAway, OperatorError } from '../errors.ts'
import { connectionsOfServer, type Database } from './database.ts'

/** Checks that the database of DATABASE_URL replies, before anything is migrated. @throws OperatorError when it does not */
export async function tryDatabase(database: Database): Promise<void> {
  try {
    await database.asOwner((queries) => sql`select 1`.execute(queries))
  } catch (error) {
    throw new OperatorError(
      `The setting DATABASE_URL is wrong: ${reasonOf(error)}. Its value may hold a password and is not shown.`,
    )
  }
}

/** An error of the start, as an OperatorError when the database was lost in between; any other error unchanged. */
export const orLostDatabase = (error: unknown): unknown =>
  isDatabaseAway(error)
    ? new OperatorError(`The database went away during the start: ${reasonOf(error)}.`)
    : error

/** Enters the role that every request runs as. @throws PostgreSQL's refusal */
export const enterRole = (database: Database): Promise<unknown> =>
  database.asOwner((queries) => sql`select set_config('role', 'tahi_app', true)`.execute(queries))

/** Checks that requests can be served: a restored backup may lack the role's rights. @throws OperatorError */
export const tryRole = (database: Database): Promise<void> =>
  withRights(async () => {
    await enterRole(database)
    const { rows } = await database.asOwner((queries) =>
      sql<{ may: boolean }>`select has_table_privilege('tahi_app', 'person', 'select') as may`.execute(
        queries,
      ),
    )
    if (!rows[0]?.may) throw new OperatorError(restoredWithoutRole)
  })

/** Runs what needs the owner's rights. @throws OperatorError naming the right that is missing */
export async function withRights<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const lack = error instanceof Error ? lackOf(errorCode(error), error.message) : undefined
    throw lack === undefined ? error : new OperatorError(lack)
  }
}

function lackOf(code: string | undefined, message: string): string | undefined {
  const isOfRole = message.includes('role "tahi_app"')
  if (isOfRole && (code === '22023' || code === '42704')) return restoredWithoutRole
  if (code !== '42501') return undefined
  return isOfRole
    ? 'The database does not let its user act as the role tahi_app, as requests do. Let a superuser run: grant tahi_app to <the user of DATABASE_URL>'
    : `The database does not let its user set it up: ${message}. Let a superuser run: alter role <the user of DATABASE_URL> createrole; alter database <its database> owner to <that user>`
}

const restoredWithoutRole =
  'The database was restored without the role tahi_app, so what requests may do is not in it. Let a superuser run: create role tahi_app nologin; grant tahi_app to <the user of DATABASE_URL>; then restore the backup into an empty database once more.'

/** The reason in words that never repeat the address. */
function reasonOf(error: unknown): string {
  const said =
    error instanceof Error ? wordless.find(({ message }) => error.message.startsWith(message)) : undefined
  if (said) return said.reason
  const code = errorCode(error) ?? 'unknown'
  return reasons[code] ?? `the database cannot be used (${code})`
}

/** Messages that pg sends without a code. */
const wordless = [
  { message: 'Connection terminated', reason: 'what answers there is no PostgreSQL, or says nothing' },
  {
    message: 'The server does not support SSL',
    reason: 'the database there speaks no TLS, which sslmode asks for',
  },
  {
    message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password',
    reason: 'the database asks for a password',
  },
  { message: 'URI malformed', reason: 'it has a % that begins no sign; write a % of the password as %25' },
]

/** By the system's and PostgreSQL's error codes. */
const reasons: Readonly<Record<string, string | undefined>> = {
  ECONNREFUSED: 'no database answers there',
  ENOENT: 'there is no such socket or certificate',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  '28P01': 'the database refuses this user and password',
  '28000': 'the database refuses this user',
  '3D000': 'there is no such database',
  '53300': `the database has no connection left for it; a server takes up to ${connectionsOfServer + 1} of its max_connections`,
  '57P03': 'the database is just being started or stopped',
}
