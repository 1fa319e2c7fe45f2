import { logout } from '@tahi/contract'
import { closePrintWindows } from '@tahi/ui/print/print-windows.ts'
import { leaveBrowser } from './kept-browser.ts'
import { client, session } from './session.ts'

/**
 * Ends the session in this tab at once, even offline; the server is told in the background (C2 Logout, D2). Print windows
 * opened from here close too.
 * @param to the page to go to
 */
export function signOut(to: string): void {
  leave()
  session.leave()
  window.location.assign(to)
}

/**
 * Ends the session in the same way, but what was typed stays for the same person's next one, as after any session that
 * ended during work (`app/router.ts`).
 */
export function endSession(): void {
  leave()
  session.end()
}

function leave(): void {
  client.tell(logout, { body: { pushEndpoint: leaveBrowser() } })
  closePrintWindows()
}
