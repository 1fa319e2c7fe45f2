import * as contract from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import type { Sessions } from '../identity/index.ts'
import { startEmpty } from './start-empty.ts'

export { loadDemo } from './load-demo.ts'

export const demoRoutes = (sessions: Sessions): Binding[] => [
  directly(contract.startEmptyCompany, startEmpty(sessions)),
]
