import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { summarise } from './summarise.ts'

export const coreHrRoutes: Binding[] = [inWork(contract.summarisePeople, summarise)]
