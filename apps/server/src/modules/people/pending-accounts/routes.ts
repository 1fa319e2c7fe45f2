import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import { approveAccount } from './approve-account.ts'
import { listPendingAccounts } from './list-pending-accounts.ts'
import { refuseAccount } from './refuse-account.ts'

export const pendingAccountRoutes: Binding[] = [
  inWork(contract.listPendingAccounts, listPendingAccounts),
  directly(contract.approveAccount, approveAccount),
  directly(contract.refuseAccount, refuseAccount),
]
