import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { assignShift } from './assign-shift.ts'
import { listAssignments } from './list-assignments.ts'
import { listMonth } from './list-month.ts'
import { listShifts } from './list-shifts.ts'
import { listWeek } from './list-week.ts'
import { saveShift } from './save-shift.ts'

export const shiftRoutes: Binding[] = [
  inWork(contract.listShifts, listShifts),
  inWork(contract.listShiftWeek, listWeek),
  inWork(contract.listShiftMonth, listMonth),
  inWork(contract.listShiftAssignments, listAssignments),
  inWork(contract.createShift, saveShift),
  inWork(contract.assignShift, assignShift),
]
