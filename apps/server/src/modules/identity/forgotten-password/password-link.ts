import { randomBytes } from 'node:crypto'
import { publicScreens } from '@tahi/contract'
import { newId } from '../../../platform/ids.ts'

export interface PasswordLink {
  readonly id: string
  /** Stored nowhere; the database has its hash. */
  readonly token: string
  readonly url: string
  readonly endsAt: Date
}

/** Makes a link to the page that sets a password. */
export function newPasswordLink(webAddress: string, now: Date, hours: number): PasswordLink {
  const token = randomBytes(32).toString('base64url')
  return {
    id: newId(),
    token,
    url: new URL(`${publicScreens.resetPassword.path}?token=${token}`, webAddress).href,
    endsAt: new Date(now.getTime() + hours * 3_600_000),
  }
}
