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
  client.tell(logout, { body: { pushEndpoint: leaveBrowser() } })
  session.leave()
  closePrintWindows()
  window.location.assign(to)
}
