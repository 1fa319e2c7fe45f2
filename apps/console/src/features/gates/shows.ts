import { listGatePins, listGates, listRefusedPunches, summariseDashboard } from '@tahi/contract'

/** Calls that show gates, their PINs, and refused punches. */
export const showsGates = [listGates, listGatePins, listRefusedPunches, summariseDashboard]
