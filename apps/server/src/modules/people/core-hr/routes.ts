import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { summarisePeople } from './summarise-people.ts'

export const coreHrRoutes: Binding[] = [inWork(contract.summarisePeople, summarisePeople)]
