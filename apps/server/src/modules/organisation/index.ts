import type { Binding } from '../../platform/http/binding.ts'
import type { Sessions } from '../identity/index.ts'
import { branchRoutes } from './branches/routes.ts'
import { departmentRoutes } from './departments/routes.ts'
import { designationRoutes } from './designations/routes.ts'

export { branchToPostFor, holdBranch, mayPostFor, postsForAllBranches } from './post-for.ts'

export const organisationRoutes = (sessions: Sessions): Binding[] => [
  ...branchRoutes(sessions),
  ...departmentRoutes,
  ...designationRoutes,
]
