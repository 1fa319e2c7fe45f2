import { gateChanged, listGatePins, listGates, listRefusedPunches } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const gateReactions: Reaction[] = [readsAnew(gateChanged, listGates, listGatePins, listRefusedPunches)]
