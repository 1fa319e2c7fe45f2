import { changePassword } from '@tahi/contract'
import { clientWith, sessionOf } from './client.ts'

const own = 'sinulid-at-karayom'

/** Lets a new employee choose a password instead of the birthday, by the calls. @returns the password */
export async function setPassword(userId: string, birthday = '1990-03-02'): Promise<string> {
  const { token } = await sessionOf(userId, 'employee', birthday)
  const client = clientWith(token)
  await client.send(changePassword, { body: { currentPassword: birthday, newPassword: own } })
  return own
}
