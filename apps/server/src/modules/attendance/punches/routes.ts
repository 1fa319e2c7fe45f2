import { createPunch, listPunches } from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import { claimPunch } from './claim-punch.ts'
import { listPunches as list } from './list-punches.ts'

export const punchRoutes: Binding[] = [directly(createPunch, claimPunch), inWork(listPunches, list)]
