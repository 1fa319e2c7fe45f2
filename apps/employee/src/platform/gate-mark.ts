/** The storage key of a tablet's pairing, written by features/gate. */
export const gateKey = 'tahi-gate'

/** Whether this device is a tablet in gate mode. */
export const isGate = (): boolean => localStorage.getItem(gateKey) !== null
