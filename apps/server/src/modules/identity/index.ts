import { changePassword, login, logout, readCurrentUser, setUpCompany } from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import { changePassword as change } from './change-password.ts'
import { readCurrentUser as readUser } from './read-current-user.ts'
import type { Sessions } from './sessions.ts'
import { setUp } from './set-up.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export { hashPassword } from './passwords.ts'
export { Sessions } from './sessions.ts'
export { isSetUp } from './set-up.ts'
export { newSetUpKey } from './set-up-key.ts'

export const identityRoutes = (sessions: Sessions, setUpKey: string): Binding[] => [
  directly(login, signIn),
  directly(logout, signOut(sessions)),
  directly(readCurrentUser, readUser),
  directly(changePassword, change(sessions)),
  directly(setUpCompany, setUp(setUpKey)),
]
