import { gateChanged, listGatePins, listGates, listRefusedPunches, peopleChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const gateReactions: Reaction[] = [
  readsAnew(gateChanged, listGates, listGatePins, listRefusedPunches),
  // Somebody came, left, or is called otherwise.
  readsAnew(peopleChanged, listGatePins),
]
