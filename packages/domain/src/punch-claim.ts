/** An instant as milliseconds since 1970, UTC. */
export type Instant = number

/** A duration in whole milliseconds. */
export type Milliseconds = number

/**
 * Why the time of an offline clock-in or clock-out may be wrong:
 * - `clockDiffers`: when the punch was sent, the phone's clock differed from the server's;
 * - `setBack`: the phone's clock jumped back after the server's last answer before the punch;
 * - `contactDisagrees`: counting forward from the last answer and back from the sending gives different times;
 * - `noContact`: it was sent later than it was taken, and the phone does not know when the server last answered;
 * - `inFuture`: the time is after the moment when the server received it;
 * - `heardSince`: after that time, before the punch came, the server heard from the device or the person first signed in;
 * - `beforeGate`: no tablet was that gate yet;
 * - `longAgo`: it is too old to change a day without HR.
 */
export const punchDoubts = [
  'clockDiffers',
  'setBack',
  'contactDisagrees',
  'noContact',
  'inFuture',
  'heardSince',
  'beforeGate',
  'longAgo',
] as const

export type PunchDoubt = (typeof punchDoubts)[number]

/** What a phone reports of one clock-in or clock-out, and when the server received it. */
export interface PunchEvidence {
  /** The phone's clock at the punch. */
  readonly phoneTime: Instant
  /** The phone's clock when it sent the punch. */
  readonly sentAt: Instant
  /** The server's clock. */
  readonly receivedAt: Instant
  /**
   * Milliseconds from the server's last answer to the punch, by a measure that setting the phone's clock back does not
   * change; null when the phone has none. It grows when the clock is set ahead, because only the clock goes on while the
   * phone sleeps.
   */
  readonly sinceContact: Milliseconds | null
  /** The server's time in its last answer. */
  readonly contactAt: Instant | null
  /** How far the phone's clock jumped back between that answer and the sending, all jumps added up. Whoever set it ahead
   * for the punch and right again is found by this alone. */
  readonly setBack: Milliseconds
}

/** What the server itself knows of one of a person's sign-ins. */
export interface SignIn {
  readonly openedAt: Instant
  /**
   * When the server last heard from it, minus the last minutes: a phone that is back online sends many requests along
   * with the punch.
   */
  readonly heardAt: Instant
}

/** What the server itself knows of a gate that may have taken a punch. */
export interface GateContact {
  /** When it first had a tablet, as far as that is known. */
  readonly openedAt: Instant
  /** The last contact before the silence that ended at `heardFrom`; null without one. */
  readonly silentFrom: Instant | null
  /** When the present connection began. */
  readonly heardFrom: Instant
  /** The latest contact. */
  readonly heardAt: Instant
}

export interface JudgedPunch {
  /** The punch's time as the server judges it: never before the last contact, never after it was received. */
  readonly at: Instant
  /** The phone's clock minus the server's when the punch was sent, including the network delay. */
  readonly clockDifference: Milliseconds
  /** Empty: the punch is as reliable as one made online. */
  readonly doubts: readonly PunchDoubt[]
}

/** By how much clocks and network delays may differ without a doubt. */
export const punchTolerance: Milliseconds = 2 * 60_000

/** Older claims do not change a day: HR decides. */
export const longestClaimDays = 7

/**
 * The use of a session is recorded at most this often, so the recorded contact may be up to this much older than the
 * last one.
 */
export const noteUsesEvery: Milliseconds = 5 * 60_000

/**
 * A gate in contact sends what it keeps within this time: a whole shift's taps, and those that wait for the end of a lock
 * by wrong PINs.
 */
export const gateSendsWithin: Milliseconds = 30 * 60_000

const longestClaim: Milliseconds = longestClaimDays * 24 * 3_600_000

/**
 * When an offline punch really was. There are two ways to compute it: forward from the server's time in its last
 * answer, and back from the moment when the server received the punch. The first uses a measure that setting the
 * phone's clock back does not change, the second uses that clock. So the first decides when it is available, and the
 * second only raises doubts. The phone reports both, and a forged request may say anything, so the server also checks
 * them against its own records.
 * @param signIns the person's sign-ins, first the one that sent the punch; empty for a gate, where nobody signs in
 * @param gates the gate that took the punch, and the one that its tablet has become since; empty for a phone
 */
export function judgePunch(
  evidence: PunchEvidence,
  signIns: readonly SignIn[] = [],
  gates: readonly GateContact[] = [],
): JudgedPunch {
  const { phoneTime, sentAt, receivedAt, sinceContact, setBack } = evidence
  // An answer time in the future proves nothing.
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
    heardSince: wasHeardSince(at, signIns) || gates.some((gate) => wasHeardAtGate(at, gate)),
    beforeGate: gates.some(({ openedAt }) => at < openedAt - punchTolerance),
    longAgo: receivedAt - at > longestClaim,
  }
  return { at, clockDifference, doubts: punchDoubts.filter((doubt) => found[doubt]) }
}

/**
 * Whether the server heard from the phone after a punch: the phone was online then and would have sent it. Only the
 * sign-in that sent the punch counts. If it began after the punch, an earlier sign-in took the punch (the session was
 * ended, or somebody else had the phone in between), so all sign-ins from before the punch are checked.
 * Without such a sign-in the result is true; for a gate's punch, which has none at all, false.
 */
function wasHeardSince(at: Instant, [own, ...others]: readonly SignIn[]): boolean {
  if (!own) return false
  const latest = at + noteUsesEvery + punchTolerance
  const mayHaveTaken = ({ openedAt }: SignIn) => openedAt <= latest
  const open = mayHaveTaken(own) ? [own] : others.filter(mayHaveTaken)
  return open.every(({ heardAt }) => heardAt > latest)
}

/**
 * Whether the server was in contact with a gate for longer after a punch than a tablet takes to send what it keeps. A
 * punch may be from before the present connection: then only what was heard before the silence counts, and how long
 * ago it ended.
 */
function wasHeardAtGate(at: Instant, { silentFrom, heardFrom, heardAt }: GateContact): boolean {
  const heardBefore = silentFrom ?? Number.NEGATIVE_INFINITY
  return heardBefore > at + gateSendsWithin || heardAt > Math.max(at, heardFrom) + gateSendsWithin
}
