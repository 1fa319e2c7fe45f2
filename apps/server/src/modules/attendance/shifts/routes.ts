import {
  assignShift,
  createShift,
  listShiftAssignments,
  listShiftMonth,
  listShifts,
  listShiftWeek,
} from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { assign } from './assign-shift.ts'
import { listAssignments } from './list-assignments.ts'
import { list } from './list-shifts.ts'
import { listMonth } from './month.ts'
import { save } from './save-shift.ts'
import { listWeek } from './week.ts'

export const shiftRoutes: Binding[] = [
  inWork(listShifts, list),
  inWork(listShiftWeek, listWeek),
  inWork(listShiftMonth, listMonth),
  inWork(listShiftAssignments, listAssignments),
  inWork(createShift, save),
  inWork(assignShift, assign),
]
