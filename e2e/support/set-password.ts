import { changePassword } from '@tahi/contract'
import { clientWith, sessionOf } from './client.ts'

const own = 'sinulid-at-karayom'

/** Replaces a new employee's first password, the birthday, through calls. @returns the new password */
export async function setPassword(userId: string, birthday = '1990-03-02'): Promise<string> {
  const { token } = await sessionOf(userId, 'employee', birthday)
  const client = clientWith(token)
  await client.send(changePassword, { body: { currentPassword: birthday, newPassword: own } })
  return own
}
