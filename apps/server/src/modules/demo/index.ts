import type { Binding } from '../../platform/http/binding.ts'
import type { Sessions } from '../identity/index.ts'

export const demoRoutes = (_sessions: Sessions): Binding[] => []
