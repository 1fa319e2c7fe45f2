import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { assign } from './assign-shift.ts'
import { listAssignments } from './list-assignments.ts'
import { list } from './list-shifts.ts'
import { listMonth } from './month.ts'
import { save } from './save-shift.ts'
import { listWeek } from './week.ts'

export const shiftRoutes: Binding[] = [
  inWork(contract.listShifts, list),
  inWork(contract.listShiftWeek, listWeek),
  inWork(contract.listShiftMonth, listMonth),
  inWork(contract.listShiftAssignments, listAssignments),
  inWork(contract.createShift, save),
  inWork(contract.assignShift, assign),
]
