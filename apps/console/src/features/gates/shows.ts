import { listGatePins, listGates, listRefusedPunches } from '@tahi/contract'

/** What shows gates, the PINs for them, and what they could not record. */
export const showsGates = [listGates, listGatePins, listRefusedPunches]
