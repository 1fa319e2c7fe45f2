import { type logout, type Request, texts } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { forgetBrowser } from '../notifications/index.ts'
import { endSessions, type Sessions } from './sessions.ts'

/** Ends the session of the request's token. The browser with the given push endpoint gets no more pushes. */
export const signOut =
  (sessions: Sessions) =>
  async (
    { database, clock }: Services,
    { body: { pushEndpoint } }: Request<typeof logout>,
    { caller }: Origin,
  ): Promise<Result<typeof logout>> => {
    if (caller) {
      const { personId, sessionId } = caller
      await database.asOwner(async (queries) => {
        await endSessions(queries, { personId, only: sessionId, now: clock.now() })
        if (pushEndpoint !== undefined) await forgetBrowser(queries, personId, pushEndpoint)
      })
      sessions.forget(personId)
    }
    return { success: true, msg: texts.success }
  }
