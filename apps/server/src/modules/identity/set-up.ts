import { type setUpCompany as call, type Request, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { about, audit } from '../../platform/audit.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { waitForTurn } from '../../platform/database/locks.ts'
import { asConflict, conflict, notAllowed } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from './passwords.ts'
import { forgetSetUpKey, isSetUpKey, setUpKeyOf } from './set-up-key.ts'

type Body = Request<typeof call>['body']

/** Whether the company has a General Manager who can sign in. */
export const hasGeneralManager: RawBuilder<unknown> = sql`exists (select from person where role = 'admin' and active)`

/** Like `hasGeneralManager`, as a query of its own. */
export async function isSetUp(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select ${hasGeneralManager} as done`.execute(queries)
  return rows[0]?.done ?? false
}

/** Creates the company and its first General Manager for a caller with the key, as long as there is none (D8). */
export async function setUp(
  { database, clock }: Services,
  { body }: Request<typeof call>,
  { address, requestId }: Origin,
): Promise<Result<typeof call>> {
  const refuseIfDone = async () => {
    if (await database.asOwner(isSetUp)) throw conflict(texts.setUp.done)
  }
  await refuseIfDone()
  if (!isSetUpKey(await setUpKeyOf(database), body.key)) {
    // The company may have been set up at this moment, and the key deleted.
    await refuseIfDone()
    throw notAllowed(texts.setUp.wrongKey)
  }
  const passwordHash = await hashPassword(body.password)
  const personId = newId()
  await database
    .asOwner(async (queries) => {
      // Of two concurrent calls, the second waits here and then finds the company set up.
      await waitForTurn(queries, 'setUp')
      if (await isSetUp(queries)) throw conflict(texts.setUp.done)
      await writeCompany(queries, body.companyName)
      await writeGeneralManager(queries, personId, body, passwordHash)
      await forgetSetUpKey(queries)
      const actor = { personId, name: fullName(body), address, requestId }
      await audit(
        { queries, actor, now: clock.now(), news: toNobody },
        {
          ...about('person', { id: personId, branchId: null }),
          action: 'company.set-up',
          after: { companyName: body.companyName, userId: body.userId, role: 'admin' },
        },
      )
    })
    .catch(refuseTaken)
  return { success: true, msg: texts.success }
}

async function writeCompany(queries: Queries, name: string): Promise<void> {
  await queries
    .insertInto('company')
    .values({ name })
    .onConflict((taken) => taken.column('one').doUpdateSet({ name }))
    .execute()
}

async function writeGeneralManager(
  queries: Queries,
  id: string,
  { userId: code, firstName, lastName, email }: Body,
  passwordHash: string,
): Promise<void> {
  await queries
    .insertInto('person')
    .values({ id, code, role: 'admin', first_name: firstName, last_name: lastName })
    .execute()
  await queries.insertInto('person_detail').values({ person_id: id, email }).execute()
  await queries.insertInto('credential').values({ person_id: id, password_hash: passwordHash }).execute()
}

const refuseTaken = asConflict({
  person_code: texts.setUp.userIdTaken,
  person_email: texts.person.emailTaken,
})
