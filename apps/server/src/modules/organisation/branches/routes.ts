import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import type { Sessions } from '../../identity/index.ts'
import { listBranches } from './list-branches.ts'
import { saveBranch } from './save-branch.ts'

export const branchRoutes = (sessions: Sessions): Binding[] => [
  inWork(contract.listBranches, listBranches),
  inWork(contract.createBranch, saveBranch(sessions)),
]
