import * as contract from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import type { AskedMails } from './asked-mails.ts'
import { changePassword } from './change-password.ts'
import { endDevice } from './end-device.ts'
import { forgottenPasswordRoutes } from './forgotten-password/routes.ts'
import { listDevices } from './list-devices.ts'
import type { Lockout } from './lockout.ts'
import { readCurrentUser } from './read-current-user.ts'
import type { ActivationTokens } from './registration/activation-tokens.ts'
import { registrationRoutes } from './registration/routes.ts'
import type { Sessions } from './sessions.ts'
import { setUp } from './set-up.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export { endSessionsOf, type NewPassword, setPasswords } from './accounts-of-others.ts'
export { openAskedMails } from './asked-mails.ts'
export { endAllSessions } from './end-all-sessions.ts'
export { giveTemporaryPassword } from './forgotten-password/give-temporary-password.ts'
export type { ReasonToChoose } from './forgotten-password/letters.ts'
export { type Mailing, mailPasswordLinks } from './forgotten-password/mail-password-links.ts'
export { identityJobs } from './jobs.ts'
export { type Lockout, lockedUntil, openLockout } from './lockout.ts'
export { hashPassword, passwordMatches } from './passwords.ts'
export { openActivationTokens } from './registration/activation-tokens.ts'
export { Sessions } from './sessions.ts'
export { hasGeneralManager, isSetUp } from './set-up.ts'
export { setUpKeyOf } from './set-up-key.ts'
export { signInsOf } from './sign-ins-of.ts'
export { withoutOwnPassword } from './without-own-password.ts'

interface Keys {
  readonly activationTokens: ActivationTokens
  readonly lockout: Lockout
  readonly askedMails: AskedMails
}

export const identityRoutes = (
  sessions: Sessions,
  { activationTokens, lockout, askedMails }: Keys,
): Binding[] => [
  directly(contract.login, signIn(lockout)),
  directly(contract.logout, signOut(sessions)),
  directly(contract.readCurrentUser, readCurrentUser),
  directly(contract.listDevices, listDevices),
  directly(contract.endDevice, endDevice(sessions)),
  directly(contract.changePassword, changePassword(sessions, lockout)),
  directly(contract.setUpCompany, setUp),
  ...registrationRoutes(activationTokens, askedMails),
  ...forgottenPasswordRoutes(askedMails, sessions, lockout),
]
