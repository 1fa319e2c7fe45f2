import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { endGate } from './end-gate.ts'
import { givePins } from './give-pins.ts'
import { listGates } from './list-gates.ts'
import { listPins } from './list-pins.ts'
import { listRefused } from './list-refused.ts'
import { pairGate } from './pair-gate.ts'
import { punchAtGate } from './punch-at-gate.ts'
import { readOwnPin } from './read-own-pin.ts'
import { readRoster } from './read-roster.ts'
import { saveGate } from './save-gate.ts'
import type { Seal } from './seal.ts'
import { setOwnPin } from './set-own-pin.ts'
import { setPin } from './set-pin.ts'
import { settleRefused } from './settle-refused.ts'

export { gatesOf } from './gate-tokens.ts'
export { gatesJobs } from './jobs.ts'
export { moveGates } from './move-gates.ts'
export { openSeal } from './seal.ts'

export const gatesRoutes = (seal: Seal): Binding[] => [
  inWork(contract.listGates, listGates),
  inWork(contract.createGate, saveGate),
  inWork(contract.endGate, endGate),
  inWork(contract.listGatePins, listPins),
  directly(contract.setGatePin, setPin),
  directly(contract.giveGatePins, givePins),
  inWork(contract.readOwnPin, readOwnPin),
  directly(contract.setOwnPin, setOwnPin),
  inWork(contract.listRefusedPunches, listRefused),
  inWork(contract.settleRefusedPunches, settleRefused),
  directly(contract.pairGate, pairGate(seal)),
  directly(contract.readGateRoster, readRoster(seal)),
  directly(contract.punchAtGate, punchAtGate(seal)),
]
