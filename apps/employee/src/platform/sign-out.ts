import { logout } from '@tahi/contract/identity'
import { leavePush } from './push.ts'
import { client, session } from './session.ts'

/**
 * Signs out at once; the server is told beside it. Where there is no line the server ends the session after its time, or
 * from another device. With the session the phone forgets what it knew; see `keepKnown`.
 */
export function signOut(): void {
  client.tell(logout, { body: { pushEndpoint: leavePush() } })
  session.end()
}
