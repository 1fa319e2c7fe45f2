import { logout } from '@tahi/contract/identity'
import { leavePush } from './push.ts'
import { client, session } from './session.ts'

/**
 * Signs out at once, and tells the server in the background. If it cannot be reached, the session expires there, or
 * can be ended from another device. The phone also deletes its cached answers; see `keepKnown`.
 */
export function signOut(): void {
  client.tell(logout, { body: { pushEndpoint: leavePush() } })
  session.end()
}
