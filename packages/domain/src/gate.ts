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

const atOnceMs = 4_000

/**
 * Whether a tap at a gate was sent when it was made: the server's clock then gives its time (D1), and who tapped still
 * sees the reply. A tablet says after 3 seconds that it has stored a tap, and tries again 5 seconds later. If the tablet's
 * clock was set back in between, a tap seems to be sent before it was made.
 */
export const isSentAtOnce = ({ phoneTime, sentAt }: { phoneTime: string; sentAt: string }): boolean =>
  Math.abs(Date.parse(sentAt) - Date.parse(phoneTime)) <= atOnceMs

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
