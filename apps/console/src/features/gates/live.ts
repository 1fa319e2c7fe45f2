import { gateChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsGates } from './shows.ts'

export const gateReactions: Reaction[] = [readsAnew(gateChanged, ...showsGates)]
