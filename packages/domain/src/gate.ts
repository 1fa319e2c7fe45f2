import type { WallTime } from './wall-time.ts'

/**
 * Why a PIN is refused: not 4 to 6 digits (`form`), one digit repeated, or a run such as 1234, which people guess
 * first.
 */
export type PinProblem = 'form' | 'repeated' | 'run'

/** The digits of a PIN. */
export const pinLength = { least: 4, most: 6 } as const

const form = new RegExp(`^\\d{${pinLength.least},${pinLength.most}}$`)

/** Checks a new PIN: 4 to 6 digits, neither one digit repeated nor a run such as 1234 or 9876. */
export function pinProblem(pin: string): PinProblem | undefined {
  if (!form.test(pin)) return 'form'
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))
  const [first] = steps
  if (steps.some((step) => step !== first)) return undefined
  if (first === 0) return 'repeated'
  return first === 1 || first === -1 ? 'run' : undefined
}

const numbered = /^EMP-(\d+)$/i

/**
 * Whether the text typed at the gate means this employee code: the code itself in any case, or the number of a code
 * that the product made, with or without its zeros ('1' and '00001' are EMP-00001).
 */
export function isTypedCode(typed: string, code: string): boolean {
  const [, number] = numbered.exec(code) ?? []
  if (number !== undefined && /^\d+$/.test(typed)) return BigInt(number) === BigInt(typed)
  return typed.toLowerCase() === code.toLowerCase()
}

/** What a tap at the gate means for a day: a new time, or a time already recorded. */
export interface GateTap {
  readonly kind: 'in' | 'out'
  /** The tap repeats the one already recorded: it is within a minute of it. */
  readonly again: boolean
}

/**
 * Whether a tap comes too soon after the time in to be a time out: somebody on a slow line presses again, or taps twice at
 * the gate. Includes a tap before the time in.
 */
export const isTooSoon = (timeIn: WallTime, time: WallTime): boolean => time <= timeIn + 1

/** The first tap of a day is the time in, the next the time out. A tap within a minute of another repeats it. */
export function gateTap(
  { timeIn, timeOut }: { readonly timeIn: WallTime | null; readonly timeOut: WallTime | null },
  time: WallTime,
): GateTap {
  if (timeIn === null) return { kind: 'in', again: false }
  // Includes a tap before the time in that was sent later: it counts as another time in and changes nothing.
  if (isTooSoon(timeIn, time)) return { kind: 'in', again: time >= timeIn - 1 }
  return { kind: 'out', again: timeOut !== null && Math.abs(time - timeOut) <= 1 }
}

/** Minutes after the time out in which another tap only repeats it. */
const goingHomeMinutes = 30

/** Whether somebody taps so long after their time out that they have probably worked until then: HR decides. */
export const isLongAfter = (timeOut: WallTime, time: WallTime): boolean => time > timeOut + goingHomeMinutes
