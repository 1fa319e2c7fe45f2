import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import { claimPunch } from './claim-punch.ts'
import { listPunches } from './list-punches.ts'
import { settlePunches } from './settle-punches.ts'

export const punchRoutes: Binding[] = [
  directly(contract.createPunch, claimPunch),
  inWork(contract.listPunches, listPunches),
  inWork(contract.settlePunches, settlePunches),
]
