import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { readToday } from './read-today.ts'

export const todayRoutes: Binding[] = [inWork(contract.readToday, readToday)]
