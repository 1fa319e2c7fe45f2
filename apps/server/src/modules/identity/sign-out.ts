import { type logout, type Request, texts } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { endSessions, type Sessions } from './sessions.ts'

/** Ends the session of the request's token. */
export const signOut =
  (sessions: Sessions) =>
  async (
    { database, clock }: Services,
    _: Request<typeof logout>,
    { caller }: Origin,
  ): Promise<Result<typeof logout>> => {
    if (caller) {
      const { personId, sessionId } = caller
      await database.asOwner((queries) =>
        endSessions(queries, { personId, only: sessionId, now: clock.now() }),
      )
      sessions.forget(personId)
    }
    return { success: true, msg: texts.success }
  }
