import { type GateContact, punchTolerance } from '@tahi/domain'
import { sql } from 'kysely'
import type { GateCaller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'

interface Row {
  id: string
  createdAt: Date
  /** When a tablet was last paired with it. */
  pairedAt: Date | null
  silentFrom: Date | null
  heardFrom: Date | null
  heardAt: Date | null
}

/**
 * What the server knows of the gate that took a tap, to compare its time with. A tablet that became another gate since is
 * known of as that gate too. Where another tablet has become the first gate since, its contacts say nothing of the first.
 * @param taker the gate that took it, as the tablet says
 * @param present the gate that sends it
 */
export async function contactsOf(
  queries: Queries,
  { taker, present, at, now }: { taker: GateCaller; present: GateCaller; at: Date; now: Date },
): Promise<GateContact[]> {
  const { rows } = await sql<Row>`
    select id, created_at as "createdAt", paired_at as "pairedAt", silent_from as "silentFrom",
      heard_from as "heardFrom", last_seen_at as "heardAt"
    from gate where id in (${taker.gateId}, ${present.gateId})`.execute(queries)
  const of = (gate: GateCaller) => rows.find(({ id }) => id === gate.gateId)
  const [took, sends] = [of(taker), of(present)]
  const tapped = at.getTime()
  const isSince = (moment: Date | null | undefined) =>
    moment instanceof Date && moment.getTime() > tapped + punchTolerance
  if (!took || !sends || took === sends) return sends ? [known(sends, now)] : []
  // This tablet was its present gate already: it is no tap of the former one.
  if (!isSince(sends.pairedAt)) return [known(sends, now)]
  const first = known(took, now)
  const { silentFrom, heardFrom, heardAt } = known(sends, now)
  const became = sends.pairedAt?.getTime() ?? heardFrom
  return [
    // The tap is no contact as the former gate: what this tablet sends now it sends as the present one.
    isSince(took.pairedAt) ? { ...first, silentFrom: null, heardAt: first.heardFrom } : first,
    {
      openedAt: Number.NEGATIVE_INFINITY,
      // Before the pairing another tablet was heard.
      silentFrom: silentFrom !== null && silentFrom > became ? silentFrom : null,
      heardFrom,
      heardAt,
    },
  ]
}

/** A gate that never had a tablet took no tap until now. */
function known({ createdAt, silentFrom, heardFrom, heardAt }: Row, now: Date): GateContact {
  const began = (heardFrom ?? now).getTime()
  return {
    openedAt: silentFrom === null ? began : createdAt.getTime(),
    silentFrom: silentFrom?.getTime() ?? null,
    heardFrom: began,
    heardAt: (heardAt ?? heardFrom ?? now).getTime(),
  }
}
