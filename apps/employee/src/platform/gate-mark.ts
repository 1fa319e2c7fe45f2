/** Where a tablet in gate mode keeps what makes it one: features/gate writes it. */
export const gateKey = 'tahi-gate'

/** Whether this is such a tablet. */
export const isGate = (): boolean => localStorage.getItem(gateKey) !== null
