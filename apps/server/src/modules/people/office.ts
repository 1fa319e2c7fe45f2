import type { Services } from '../../platform/services.ts'
import { type Mailing, type Sessions, withoutOwnPassword } from '../identity/index.ts'

/** What a change of people needs besides its transaction. */
export interface Office extends Mailing {
  readonly sessions: Sessions
  /** The people of the console who have chosen no password. */
  readonly unchosen: ReadonlySet<string>
}

/** Call it before the transaction, in which nobody may read the state of passwords. */
export const officeFor = async (services: Services, sessions: Sessions): Promise<Services & Office> => ({
  ...services,
  sessions,
  unchosen: await withoutOwnPassword(services.database),
})
