import type { Claim, createPunch as call, Request } from '@tahi/contract'
import { type JudgedPunch, judgePunch, type SignIn } from '@tahi/domain'
import { audit } from '../../../platform/audit.ts'
import { momentOf } from '../../../platform/clock.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { signInsOf } from '../../identity/index.ts'
import { toRecord } from '../record.ts'
import { findRecord } from '../repository.ts'
import { toClaim } from './claim.ts'
import { findClaim, insertClaim, type KeptClaim, lockOneself, type Outcome } from './repository.ts'
import { writePunch } from './write-punch.ts'

type Body = Request<typeof call>['body']

/** What a phone or a tablet says of one tap. */
export type Evidence = Omit<Body, '_id' | 'kind'>

/**
 * Takes a clock-in or clock-out that was made without a line. Whatever comes of it, the claim is kept with what speaks
 * against it, and HR sees it; the same key again changes nothing and answers the same.
 */
export async function claimPunch(
  { database, clock, timeZone }: Services,
  { body }: Request<typeof call>,
  { context, caller }: Origin,
): Promise<Result<typeof call>> {
  const signIns = await signInsOf(database, caller, clock.now())
  return database.work(context(), async (work) => {
    await lockOneself(work)
    const known = await findClaim(work, body._id)
    const claim = known ?? (await takeClaim(work, body, { timeZone: timeZone.name, signIns }))
    const record = claim.attendanceId ? await findRecord(work, { id: claim.attendanceId }) : undefined
    return { record: record ? toRecord(record, work) : null, claim: toClaim(claim) }
  })
}

/**
 * Keeps a claim of the one who acts, and writes its time where the day has none.
 * @param from.signIns of who acts; see `judgePunch`
 * @param from.against why it is only kept
 */
export async function takeClaim(
  work: Work,
  sent: Body,
  from: { timeZone: string; signIns?: readonly SignIn[]; against?: Claim['reason'] },
): Promise<KeptClaim> {
  const { timeZone, signIns, against = null } = from
  const judged = judge(sent, work.now, signIns)
  const { today: day, time } = momentOf(new Date(judged.at), timeZone)
  const outcome: Outcome = against
    ? { outcome: 'refused', reason: against, attendanceId: null }
    : await writePunch(work, { kind: sent.kind, judged, day, time })
  const claim = await insertClaim(work, { sent, judged, day, ...outcome })
  // The key of somebody else's punch, or a person without a branch: nothing of this stays.
  if (!claim) throw notFound()
  if (claim.outcome !== 'recorded') await note(work, claim)
  return claim
}

/** What was recorded stands in its record's history; of the rest this tells. */
const note = (work: Work, { id, branchId, kind, at, outcome, reason }: KeptClaim) =>
  audit(work, {
    action: 'punch.leave',
    entity: 'punch',
    entityId: id,
    branchId,
    after: { kind, at: at.toISOString(), outcome, reason },
  })

export const judge = (
  { phoneTime, sentAt, sinceContact, contactAt, setBack }: Evidence,
  now: Date,
  signIns?: readonly SignIn[],
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
  )
