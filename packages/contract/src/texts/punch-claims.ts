import { counted } from './counted.ts'
import { punchTexts } from './punch.ts'

type Device = keyof typeof punchTexts.devices

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A day's claimed times, and the claims that were not recorded. */
export const punchClaimTexts = {
  notRecorded: 'Claims that were not recorded',
  openDay: 'Open day',
  gate: 'Gate',
  believed: 'Believed',
  received: 'Received',
  timeOf: (device: Device) => `${punchTexts.devices[device]}'s time`,
  clockOf: (device: Device) => `${punchTexts.devices[device]}'s clock then`,
  clock,
  /** @param claim `at` is formatted, and `clock` says how far the device's clock was ahead, in seconds */
  refused: (claim: {
    kind: keyof typeof punchTexts.kinds
    gate: string | null
    at: string
    device: Device
    clock: number
  }) =>
    `${punchTexts.kinds[claim.kind]}${claim.gate ? ` at ${claim.gate}` : ''}, believed ${claim.at}. ` +
    `${punchTexts.devices[claim.device]}'s clock: ${clock(claim.clock).toLowerCase()}.`,
} as const

/**
 * A phone's or tablet's clock compared to the server's, in words: '50 minutes behind'.
 * @param seconds how far it is ahead
 */
function clock(seconds: number): string {
  const off = Math.abs(seconds)
  if (off < minute) return 'Right'
  return `${span(off)} ${seconds > 0 ? 'ahead' : 'behind'}`
}

function span(seconds: number): string {
  if (seconds < hour) return counted(Math.round(seconds / minute), 'minute', 'minutes')
  if (seconds < day) {
    const minutes = Math.round(seconds / minute)
    const rest = minutes % 60
    return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
  }
  return counted(Math.round(seconds / day), 'day', 'days')
}
