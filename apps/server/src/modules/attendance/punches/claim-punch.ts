import { type Claim, type createPunch as call, type Request, texts } from '@tahi/contract'
import { type GateContact, type JudgedPunch, judgePunch, type SignIn } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import { momentOf } from '../../../platform/clock.ts'
import { conflict, orNotFound } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { signInsOf } from '../../identity/index.ts'
import { toRecord } from '../record.ts'
import { findRecord } from '../repository.ts'
import { findTappedYesterday } from './after-midnight.ts'
import { toClaim } from './claim.ts'
import {
  findClaim,
  findRepeated,
  hasManyWaiting,
  insertClaim,
  type KeptClaim,
  lockOneself,
  type Outcome,
} from './repository.ts'
import { writePunch } from './write-punch.ts'

type Body = Request<typeof call>['body']

/** What a phone or a tablet sends about one tap. */
export type Evidence = Omit<Body, '_id' | 'kind'>

/**
 * Takes a clock-in or clock-out that was made offline. The claim is always stored with its doubts, and HR sees it. A
 * repeated key changes nothing and gets the same reply.
 */
export async function claimPunch(
  { database, clock }: Services,
  { body }: Request<typeof call>,
  { context, caller }: Origin,
): Promise<Result<typeof call>> {
  const signIns = await signInsOf(database, caller, clock.now())
  return database.work(context(), async (work) => {
    await lockOneself(work)
    const known = await findClaim(work, body._id)
    const claim = known ?? (await takeClaim(work, body, { signIns }))
    if (!known && claim.outcome === 'refused' && (await hasManyWaiting(work, claim.id)))
      throw conflict(texts.attendance.tooManyClaims)
    const record = claim.attendanceId ? await findRecord(work, { id: claim.attendanceId }) : undefined
    return { record: record ? toRecord(record, work) : null, claim: toClaim(claim) }
  })
}

/** What the server knows of a tap by itself. */
interface Known {
  /** The caller's; see `judgePunch`. */
  readonly signIns?: readonly SignIn[]
  /** Of a tap at a gate; see `judgePunch`. */
  readonly gates?: readonly GateContact[]
  /** Why the claim is only stored. */
  readonly against?: Claim['reason']
}

/**
 * Stores a claim of the caller and writes its time if the day has none. A tap after midnight that is no time in becomes a
 * claim for the day before. Whoever taps again because nothing was written leaves one claim.
 */
export async function takeClaim(
  work: Work,
  sent: Body,
  { signIns, gates, against = null }: Known = {},
): Promise<KeptClaim> {
  const judged = judgeTap(sent, work.now, signIns, gates)
  const moment = momentOf(new Date(judged.at), work.timeZone)
  // Also of a tap that changes no day: HR looks for it on the day that it ended.
  const yesterday = await findTappedYesterday(work, moment)
  const kind = yesterday ? 'out' : sent.kind
  const day = yesterday?.day ?? moment.today
  const isLate = judged.doubts.includes('longAgo')
  const reason = against ?? (yesterday && (isLate ? 'longAgo' : 'afterMidnight'))
  const outcome: Outcome = reason
    ? { outcome: 'refused', reason, attendanceId: yesterday?.id ?? null }
    : await writePunch(work, { kind, judged, day, time: moment.time })
  const made = { sent: { ...sent, kind }, judged, day, ...outcome }
  const repeated = await findRepeated(work, made)
  if (repeated) return repeated
  // Nothing when the key belongs to another person's punch, or the person has no branch: the transaction is rolled back.
  const claim = orNotFound(await insertClaim(work, made))
  if (claim.outcome !== 'recorded') await note(work, claim)
  return claim
}

/** A recorded claim appears in its record's history; this audits all others. */
const note = (work: Work, { id, branchId, kind, at, outcome, reason }: KeptClaim) =>
  audit(work, {
    ...about('punch', { id, branchId }),
    action: 'punch.leave',
    after: { kind, at: at.toISOString(), outcome, reason },
  })

export const judgeTap = (
  { phoneTime, sentAt, sinceContact, contactAt, setBack }: Evidence,
  now: Date,
  signIns?: readonly SignIn[],
  gates?: readonly GateContact[],
): JudgedPunch =>
  judgePunch(
    {
      phoneTime: Date.parse(phoneTime),
      sentAt: Date.parse(sentAt),
      receivedAt: now.getTime(),
      sinceContact,
      contactAt: contactAt === null ? null : Date.parse(contactAt),
      setBack,
    },
    signIns,
    gates,
  )
