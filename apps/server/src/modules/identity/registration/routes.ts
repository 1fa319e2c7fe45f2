import * as contract from '@tahi/contract'
import { type Binding, directly } from '../../../platform/http/binding.ts'
import type { AskedMails } from '../asked-mails.ts'
import { activate } from './activate.ts'
import type { ActivationTokens } from './activation-tokens.ts'
import { register } from './register.ts'

export const registrationRoutes = (activationTokens: ActivationTokens, askedMails: AskedMails): Binding[] => [
  directly(contract.register, register(activationTokens, askedMails)),
  directly(contract.activate, activate(activationTokens)),
]
