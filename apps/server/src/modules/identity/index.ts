import {
  activate,
  changePassword,
  endDevice,
  forgotPassword,
  listDevices,
  login,
  logout,
  readCurrentUser,
  register,
  resetForgottenPassword,
  setUpCompany,
} from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import type { AskedMails } from './asked-mails.ts'
import { changePassword as change } from './change-password.ts'
import { endDevice as end, listDevices as list } from './devices.ts'
import { forgotPassword as forgot } from './forgotten-password/forgot-password.ts'
import { resetForgottenPassword as reset } from './forgotten-password/reset-forgotten-password.ts'
import type { Lockout } from './lockout.ts'
import { readCurrentUser as readUser } from './read-current-user.ts'
import { activate as verify } from './registration/activate.ts'
import type { ActivationTokens } from './registration/activation-tokens.ts'
import { register as ask } from './registration/register.ts'
import type { Sessions } from './sessions.ts'
import { setUp } from './set-up.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export { openAskedMails } from './asked-mails.ts'
export { identityJobs } from './jobs.ts'
export { endSessionsOf, setPasswords } from './keep-accounts.ts'
export { lockedUntil, openLockout } from './lockout.ts'
export { hashPassword, passwordMatches } from './passwords.ts'
export { openActivationTokens } from './registration/activation-tokens.ts'
export { Sessions } from './sessions.ts'
export { hasGeneralManager, isSetUp } from './set-up.ts'
export { newSetUpKey } from './set-up-key.ts'

interface Keys {
  readonly setUpKey: string
  readonly activationTokens: ActivationTokens
  readonly lockout: Lockout
  readonly askedMails: AskedMails
}

export const identityRoutes = (
  sessions: Sessions,
  { setUpKey, activationTokens, lockout, askedMails }: Keys,
): Binding[] => [
  directly(login, signIn(lockout)),
  directly(logout, signOut(sessions)),
  directly(readCurrentUser, readUser),
  directly(listDevices, list),
  directly(endDevice, end(sessions)),
  directly(changePassword, change(sessions, lockout)),
  directly(setUpCompany, setUp(setUpKey)),
  directly(register, ask(activationTokens, askedMails)),
  directly(activate, verify(activationTokens)),
  directly(forgotPassword, forgot(askedMails)),
  directly(resetForgottenPassword, reset(sessions, lockout)),
]
