import { createClient } from '@tahi/client'
import { changePassword } from '@tahi/contract'
import { sessionOf } from './client.ts'
import { origin } from './demo-company.ts'

const own = 'sinulid-at-karayom'

/** Lets a new employee choose a password instead of the birthday, by the calls. @returns the password */
export async function setPassword(userId: string, birthday = '1990-03-02'): Promise<string> {
  const { token } = await sessionOf(userId, 'employee', birthday)
  const client = createClient({ origin, token: () => token, onSessionEnd: () => {} })
  await client.send(changePassword, { body: { currentPassword: birthday, newPassword: own } })
  return own
}
