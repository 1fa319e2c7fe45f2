import { randomUUID } from 'node:crypto'
import { isCompanyWide, login, type Role } from '@tahi/contract'
import { hashPassword } from '../src/modules/identity/passwords.ts'
import type { Person, TestServer } from './server.ts'

/** Of everybody whom `addAccount` adds. */
export const accountPassword = 'stitch-by-stitch'

let hash: Promise<string> | undefined

/** Somebody, of a branch of their own where the role has one, who can sign in with a password. */
export async function addAccount(
  tahi: TestServer,
  role: Role,
  { mustChange = false, active = true } = {},
): Promise<Person> {
  hash ??= hashPassword(accountPassword)
  const passwordHash = await hash
  const branch = isCompanyWide(role) ? null : await tahi.addBranch()
  const person = await tahi.addPerson(role, branch, { code: `S-${randomUUID().slice(0, 8)}` })
  await tahi.database.asOwner(async (queries) => {
    await queries
      .updateTable('credential')
      .set({ password_hash: passwordHash, must_change_password: mustChange })
      .where('person_id', '=', person.id)
      .execute()
    await queries.updateTable('person').set({ active }).where('id', '=', person.id).execute()
  })
  return person
}

/** Signs in with a password, at the console unless told otherwise. */
export const signIn = (
  tahi: TestServer,
  userId: string,
  password = accountPassword,
  client: 'console' | 'employee' = 'console',
) => tahi.call(null, login, { body: { userId, password, client } })
