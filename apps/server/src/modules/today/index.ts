import * as contract from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import { readToday } from './read-today.ts'

export const todayRoutes: Binding[] = [directly(contract.readToday, readToday)]
