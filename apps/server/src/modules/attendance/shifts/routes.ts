import { assignShift, createShift, listShifts } from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { assign } from './assign-shift.ts'
import { list } from './list-shifts.ts'
import { save } from './save-shift.ts'

export const shiftRoutes: Binding[] = [
  inWork(listShifts, list),
  inWork(createShift, save),
  inWork(assignShift, assign),
]
