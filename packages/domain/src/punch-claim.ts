/** An instant as milliseconds since 1970, UTC. */
export type Instant = number

/** A duration in whole milliseconds. */
export type Milliseconds = number

/**
 * Why a clock-in or clock-out that was taken without a line may not be what it says:
 * - `clockDiffers`: when it was sent, the phone's clock showed another time than the server's;
 * - `setBack`: the phone saw its own clock jump back since the server last answered it;
 * - `contactDisagrees`: counted from the last answer it was at another time than counted back from when it was sent;
 * - `noContact`: it was sent later than it was taken, and the phone does not know when the server last answered it;
 * - `inFuture`: it would be after the moment at which the server received it;
 * - `heardSince`: after that moment the server heard from the phone, or the person signed in first, and this came only later;
 * - `longAgo`: it is too old to change a day by itself.
 */
export const punchDoubts = [
  'clockDiffers',
  'setBack',
  'contactDisagrees',
  'noContact',
  'inFuture',
  'heardSince',
  'longAgo',
] as const

export type PunchDoubt = (typeof punchDoubts)[number]

/** What a phone says of one clock-in or clock-out, and when the server received it. */
export interface PunchEvidence {
  /** The phone's clock at the punch. */
  readonly phoneTime: Instant
  /** The phone's clock when it sent the punch. */
  readonly sentAt: Instant
  /** The server's clock. */
  readonly receivedAt: Instant
  /**
   * How long before the punch the server had last answered, by a measure of the phone that setting its clock does not
   * change; null when it has none.
   */
  readonly sinceContact: Milliseconds | null
  /** The server's time in that answer. */
  readonly contactAt: Instant | null
  /** How far the phone saw its own clock jump back between that answer and sending, all jumps together. */
  readonly setBack: Milliseconds
}

/** What the server itself knows of one sign-in of a person. */
export interface SignIn {
  readonly openedAt: Instant
  /** When it last heard from it, without the last minutes: a phone whose line is back asks for much beside the punch. */
  readonly heardAt: Instant
}

export interface JudgedPunch {
  /** When the server believes that it was: never before the last contact, never after it was received. */
  readonly at: Instant
  /** The phone's clock less the server's when the punch was sent; the way of the message included. */
  readonly clockDifference: Milliseconds
  /** None: it is as good as one that the server saw. */
  readonly doubts: readonly PunchDoubt[]
}

/** What clocks and lines may differ by without a doubt. */
export const punchTolerance: Milliseconds = 2 * 60_000

/** Older claims change no day by themselves: HR decides. */
export const longestClaimDays = 7

/** Sessions' uses are noted at most this often: the server's memory of a contact is up to this much older than the contact. */
export const noteUsesEvery: Milliseconds = 5 * 60_000

const longestClaim: Milliseconds = longestClaimDays * 24 * 3_600_000

/**
 * When a punch that was taken without a line really was. There are two ways to know: forward from the server's time in
 * its last answer, and back from the moment at which it received the punch. The first rests on a measure that setting
 * the phone's clock does not change, the second on that clock: so the first is believed where there is one, and the
 * second tells whether it is doubted. Both are what the phone says, and what somebody sends by hand may say anything: so
 * the server sets against them what it remembers itself.
 * @param signIns the person's, that by which the punch was sent first; none of a gate, where nobody signs in
 */
export function judgePunch(evidence: PunchEvidence, signIns: readonly SignIn[] = []): JudgedPunch {
  const { phoneTime, sentAt, receivedAt, sinceContact, setBack } = evidence
  // An answer that the server has not given yet says nothing.
  const contactAt = evidence.contactAt === null ? null : Math.min(evidence.contactAt, receivedAt)
  const forward = contactAt === null || sinceContact === null ? null : contactAt + sinceContact
  const back = receivedAt - (sentAt - phoneTime)
  const clockDifference = sentAt - receivedAt
  const at = Math.max(Math.min(forward ?? back, receivedAt), contactAt ?? Number.NEGATIVE_INFINITY)

  const latest = receivedAt + punchTolerance
  const found: Record<PunchDoubt, boolean> = {
    clockDiffers: Math.abs(clockDifference) > punchTolerance,
    setBack: setBack > punchTolerance,
    contactDisagrees:
      contactAt !== evidence.contactAt ||
      (forward !== null && Math.abs(forward - back) > punchTolerance) ||
      (contactAt !== null && back < contactAt - punchTolerance),
    noContact: forward === null && sentAt - phoneTime > punchTolerance,
    inFuture: Math.max(forward ?? back, back) > latest,
    heardSince: wasHeardSince(at, signIns),
    longAgo: receivedAt - at > longestClaim,
  }
  return { at, clockDifference, doubts: punchDoubts.filter((doubt) => found[doubt]) }
}

/**
 * Whether the server heard from the phone after a punch: with a line it would have been sent then. What counts is the sign-in
 * by which it was sent. One that began only after the punch cannot have taken it: somebody else had the phone meanwhile, or
 * the session was ended, and it was taken in any of those before.
 */
function wasHeardSince(at: Instant, [own, ...others]: readonly SignIn[]): boolean {
  if (!own) return false
  const latest = at + noteUsesEvery + punchTolerance
  const mayHaveTaken = ({ openedAt }: SignIn) => openedAt <= latest
  const open = mayHaveTaken(own) ? [own] : others.filter(mayHaveTaken)
  return open.every(({ heardAt }) => heardAt > latest)
}
