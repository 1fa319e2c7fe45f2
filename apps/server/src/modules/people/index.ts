import { listPeople } from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { listPeople as list } from './list-people.ts'

export const peopleRoutes: Binding[] = [inWork(listPeople, list)]
