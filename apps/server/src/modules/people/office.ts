import type { Services } from '../../platform/services.ts'
import { type Mailing, type Sessions, withoutOwnPassword } from '../identity/index.ts'

/** What a change of people needs besides its transaction. */
export interface Office extends Mailing {
  readonly sessions: Sessions
  /** Those of the people to be changed who use the console and have chosen no password. */
  readonly unchosen: ReadonlySet<string>
}

/**
 * Call it before the transaction, in which nobody may read the state of passwords.
 * @param ids who may be changed; everybody without it
 */
export const officeFor = async (
  services: Services,
  sessions: Sessions,
  ids?: readonly string[],
): Promise<Services & Office> => ({
  ...services,
  sessions,
  unchosen: await withoutOwnPassword(services.database, ids),
})
