import { type pairGate as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { invalid } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { PendingNews } from '../../platform/live/pending-news.ts'
import type { Services } from '../../platform/services.ts'
import { tokenHash } from '../../platform/token-hash.ts'
import { newGateToken } from './gate-tokens.ts'
import { pairingHash } from './pairing-code.ts'
import { placeOf } from './place.ts'
import { pairByCode } from './repository.ts'
import type { Seal } from './seal.ts'

/** Makes the tablet that sends a gate's pairing code that gate. The gate's former tablet loses access. */
export const pairGate =
  (seal: Seal) =>
  async (
    { database, clock, live }: Services,
    { body }: Request<typeof call>,
    { address, requestId }: Origin,
  ): Promise<Result<typeof call>> => {
    const token = newGateToken()
    const now = clock.now()
    const news = new PendingNews(live)
    const paired = await database.asOwner(async (queries) => {
      const asked = { codeHash: pairingHash(body.code), tokenHash: tokenHash(token), now }
      const gate = await pairByCode(queries, asked)
      if (!gate) throw invalid('code', texts.gate.wrongCode)
      const actor = { personId: null, name: gate.name, address, requestId }
      await audit(
        { queries, actor, now, news },
        {
          ...about('gate', gate),
          action: gate.pairedBefore ? 'gate.pair-again' : 'gate.pair',
        },
      )
      return { token, ...(await placeOf(queries, seal, { ...gate, gateId: gate.id })) }
    })
    news.announce()
    return paired
  }
