import { logout } from '@tahi/contract/identity'
import { send } from '../../platform/calls.ts'
import { forgetKnown } from '../../platform/known.ts'
import { session } from '../../platform/session.ts'

/** Signs out. Without a line the session ends on this phone; the server ends it after its time. */
export async function signOut(): Promise<void> {
  await send(logout, {}).catch(() => {})
  await forgetKnown()
  session.end()
}
