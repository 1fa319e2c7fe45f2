import type { WallTime } from './wall-time.ts'

/** Why a PIN of the gate is none that may be set: it has no 4 to 6 digits, or is one of the first that anybody tries. */
export type PinProblem = 'form' | 'repeated' | 'run'

const form = /^\d{4,6}$/

/** Judges a PIN that somebody wants to set: 4 to 6 digits, neither one digit repeated nor a run such as 1234 or 9876. */
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
 * Whether what was typed at the gate is this employee code: the code itself in any case, or the number of one that the
 * product made, with or without its zeros ('1' and '00001' are EMP-00001).
 */
export function isTypedCode(typed: string, code: string): boolean {
  const [, number] = numbered.exec(code) ?? []
  if (number !== undefined && /^\d+$/.test(typed)) return BigInt(number) === BigInt(typed)
  return typed.toLowerCase() === code.toLowerCase()
}

/** What a tap at the gate means for a day: a new time, or one that is there already. */
export interface GateTap {
  readonly kind: 'in' | 'out'
  /** The same tap as the one whose time stands there: within a minute of it. */
  readonly again: boolean
}

/** The first tap of a day is the time in, the next one is the time out; one within a minute of another is that one. */
export function gateTap(
  { timeIn, timeOut }: { readonly timeIn: WallTime | null; readonly timeOut: WallTime | null },
  time: WallTime,
): GateTap {
  if (timeIn === null) return { kind: 'in', again: false }
  // Also one from before it, which was sent later: another time in, which changes nothing.
  if (time <= timeIn + 1) return { kind: 'in', again: time >= timeIn - 1 }
  return { kind: 'out', again: timeOut !== null && Math.abs(time - timeOut) <= 1 }
}
