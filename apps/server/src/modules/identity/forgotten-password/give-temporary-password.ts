import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { about, audit, commandActor } from '../../../platform/audit.ts'
import type { Queries } from '../../../platform/database/connection.ts'
import { OperatorError } from '../../../platform/errors.ts'
import { toNobody } from '../../../platform/live/announcer.ts'
import { fullNameOfPerson } from '../../../platform/person-name.ts'
import type { Services } from '../../../platform/services.ts'
import { openLockout } from '../lockout.ts'
import { hashPassword } from '../passwords.ts'
import { replacePassword } from './replace-password.ts'

interface Given {
  readonly userId: string
  readonly name: string
  /** Stored nowhere; the database has its hash. */
  readonly password: string
}

interface Account {
  readonly personId: string
  readonly userId: string
  readonly name: string
  readonly branchId: string | null
  readonly active: boolean
}

/**
 * Gives a person a password that must be changed at the next sign-in, where no mail reaches the person and nobody may reset
 * the password in the console. Sessions, mailed links and pushes end, and locks of the account are lifted.
 * @throws OperatorError for an unknown user ID and for a person who is not active
 */
export async function giveTemporaryPassword(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
): Promise<Given> {
  const password = randomBytes(12).toString('hex')
  const passwordHash = await hashPassword(password)
  const lockout = await openLockout(database)
  const now = clock.now()
  return database.asOwner(async (queries) => {
    const account = usable(await findByUserId(queries, userId), userId)
    const { personId, branchId } = account
    await replacePassword(queries, { personId, passwordHash, mustChange: true, now })
    await lockout.forgetAllFailures(queries, account)
    await audit(
      { queries, actor: commandActor('reset-password'), now, news: toNobody },
      { ...about('person', { id: personId, branchId }), action: 'account.reset-password' },
    )
    return { userId: account.userId, name: account.name, password }
  })
}

async function findByUserId(queries: Queries, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id as "personId", code as "userId", ${fullNameOfPerson} as name, branch_id as "branchId", active
    from person where lower(code) = lower(${userId})`.execute(queries)
  return rows[0]
}

function usable(account: Account | undefined, userId: string): Account {
  if (!account) throw new OperatorError(`Nobody has the user ID ${userId}.`)
  if (!account.active)
    throw new OperatorError(`${account.userId} is ${account.name}, who is not active and cannot sign in.`)
  return account
}
