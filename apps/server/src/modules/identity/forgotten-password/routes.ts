import * as contract from '@tahi/contract'
import { type Binding, directly } from '../../../platform/http/binding.ts'
import type { AskedMails } from '../asked-mails.ts'
import type { Lockout } from '../lockout.ts'
import type { Sessions } from '../sessions.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetForgottenPassword } from './reset-forgotten-password.ts'

export const forgottenPasswordRoutes = (
  askedMails: AskedMails,
  sessions: Sessions,
  lockout: Lockout,
): Binding[] => [
  directly(contract.forgotPassword, forgotPassword(askedMails)),
  directly(contract.resetForgottenPassword, resetForgottenPassword(sessions, lockout)),
]
