import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { checkLeaves } from './check-leaves.ts'
import { decideLeaves } from './decide-leaves.ts'
import { exportLeaves } from './export-leaves.ts'
import { listLeaves } from './list-leaves.ts'
import { readLeave } from './read-leave.ts'
import { readLeaveCalendar } from './read-leave-calendar.ts'
import { readLeaveUse } from './read-leave-use.ts'
import { saveLeave } from './save-leave.ts'
import { summariseLeaves } from './summarise-leaves.ts'
import { withdrawLeave } from './withdraw-leave.ts'

export { keepsAway, lastDayAway } from './filters.ts'
export { moveLeaves, notifyOfMovedLeaves, waitingLeavesOf } from './move-leaves.ts'

export const leaveRoutes: Binding[] = [
  inWork(contract.listLeaves, listLeaves),
  inWork(contract.readLeave, readLeave),
  inWork(contract.readLeaveUse, readLeaveUse),
  inWork(contract.createLeave, saveLeave),
  inWork(contract.decideLeaves, decideLeaves),
  inWork(contract.withdrawLeave, withdrawLeave),
  inWork(contract.checkLeaves, checkLeaves),
  inWork(contract.summariseLeaves, summariseLeaves),
  inWork(contract.readLeaveCalendar, readLeaveCalendar),
  directly(contract.exportLeaves, exportLeaves),
]
