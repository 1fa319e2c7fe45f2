import { type punchAtGate as call, type GateAnswer, type Request, texts } from '@tahi/contract'
import { formatWallTime, isSentAtOnce } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import type { GateCaller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { conflict, isOutOfScope } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { PendingNews } from '../../platform/live/pending-news.ts'
import type { Services } from '../../platform/services.ts'
import { gatePunch, judgeTap } from '../attendance/index.ts'
import { contactsOf } from './contacts-of.ts'
import { findPuncher } from './find-puncher.ts'
import { gateContext } from './gate-context.ts'
import { findKept, type KeptAnswer, keepAnswer, noteUntold } from './kept-punches.ts'
import { tryPin } from './pins.ts'
import { gateOf } from './repository.ts'
import type { Seal } from './seal.ts'

/** The same reply for an unknown code, a wrong PIN and a person who is no longer an employee. */
const refused: KeptAnswer = { outcome: 'refused', kind: null, time: null }
const locked: KeptAnswer = { outcome: 'locked', kind: null, time: null }

/**
 * Clocks in or out the employee whose code and PIN were typed at a gate. The first reply for a key is final: a tablet
 * that did not receive it sends the punch again and gets the same reply. That a PIN is locked is no reply for good: a
 * punch that waited goes on waiting, because somebody else may have typed the wrong PINs. It belongs to the gate that took
 * it, even if its tablet has become another gate since.
 */
export const punchAtGate =
  (seal: Seal) =>
  async (
    services: Services,
    { body }: Request<typeof call>,
    origin: Origin,
  ): Promise<Result<typeof call>> => {
    const { database, clock } = services
    const { gate: present, contextOf } = gateContext(services, origin)
    const now = clock.now()
    const { _id, code, phoneTime, sentAt, sinceContact, contactAt, setBack } = body
    const evidence = { phoneTime, sentAt, sinceContact, contactAt, setBack }
    const offline = !isSentAtOnce(body)
    const tappedAt = offline ? new Date(judgeTap(evidence, now).at) : null
    const { gate, employee, before, gates } = await database.asOwner(async (queries) => {
      const gate = (offline && (await formerGate(queries, seal, present, body))) || present
      return {
        gate,
        employee: await findPuncher(queries, { code, gate, tappedAt }),
        before: await findKept(queries, { _id, gateId: gate.gateId }),
        gates: tappedAt ? await contactsOf(queries, { taker: gate, present, at: tappedAt, now }) : [],
      }
    })
    if (before) {
      if (tappedAt && before.outcome === 'refused') await noteUntold(services, { _id, tappedAt })
      return toAnswer(before, before.personName)
    }

    const pin = seal.open(body.sealedPin, body) ?? ''
    const tried = await tryPin(database, { personId: employee?.id, pin, tappedAt }, now)
    if (tried === 'locked' && offline) throw conflict(texts.gate.lockedForNow)
    const kept = { _id, ...gate, phoneTime, tappedAt: tappedAt ?? now, receivedAt: now, offline }
    if (tried !== 'right' || !employee?.branchId) {
      const answer = tried === 'locked' ? locked : refused
      const news = new PendingNews(services.live)
      await database.asOwner(async (queries) => {
        if (employee && tried !== 'locked') {
          // Where the day is paid: somebody may work elsewhere since, and HR of the gate's branch no longer sees them.
          const branchId = employee.branchId ?? gate.branchId
          const isFirst = await keepAnswer(queries, { ...kept, ...answer, personId: employee.id, branchId })
          // The tap was sent again while its first request was still running; the next try reads that one's reply.
          if (!isFirst) throw conflict(texts.gate.punchUnderWay)
          news.changed('gate_punch', branchId)
        }
        const actor = {
          personId: null,
          name: gate.name,
          address: origin.address,
          requestId: origin.requestId,
        }
        await audit(
          { queries, actor, now, news },
          {
            ...about('gate', { id: gate.gateId, branchId: gate.branchId }),
            action: tried === 'right' ? 'gate.no-employee' : `gate.${tried}-pin`,
            after: { code: body.code, offline },
          },
        )
      })
      news.announce()
      return toAnswer(answer, '')
    }

    const { branchId, belonged } = employee
    const answer = await database
      .work(contextOf({ ...employee, branchId }), async (work) => {
        const became = await gatePunch(work, { _id, offline, belonged, gates, ...evidence })
        // The same punch was sent twice at once: the second transaction is rolled back and the tablet is told to retry.
        if (!(await keepAnswer(work.queries, { ...kept, ...became, branchId, personId: employee.id })))
          throw conflict(texts.gate.punchUnderWay)
        return became
      })
      .catch((error: unknown) => {
        // A new lookup here would not find the person. The retry is judged by the time of the tap.
        if (isOutOfScope(error)) throw conflict(texts.gate.movedAway)
        throw error
      })
    return toAnswer(answer, employee.name)
  }

/**
 * The gate of a tap that waited since this tablet was another one. Otherwise a gate's token would clock people in at
 * every branch. A tap of an earlier version has no proof, and may belong to another gate of the branch.
 */
async function formerGate(
  queries: Queries,
  seal: Seal,
  { branchId }: GateCaller,
  { gateId, gateProof }: Request<typeof call>['body'],
): Promise<GateCaller | undefined> {
  const gate = gateId && (await gateOf(queries, gateId))
  if (!gate) return undefined
  const isProved = gateProof !== undefined && seal.isProofOf(gate.gateId, gateProof)
  return isProved || gate.branchId === branchId ? gate : undefined
}

const toAnswer = ({ outcome, kind, time }: KeptAnswer, name: string): GateAnswer => ({
  outcome,
  name: outcome === 'refused' || outcome === 'locked' ? '' : name,
  kind,
  time: time === null ? null : formatWallTime(time),
})
