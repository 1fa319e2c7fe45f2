import { readToday as call } from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import { readToday } from './read-today.ts'

export const todayRoutes: Binding[] = [directly(call, readToday)]
