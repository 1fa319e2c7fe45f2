import { logout } from '@tahi/contract'
import { closePrintWindows } from '@tahi/ui/print/print-windows.ts'
import { leaveBrowser } from './kept-browser.ts'
import { client, session } from './session.ts'

/**
 * Ends the session here at once, whatever the line is like; the server is told beside it (C2 Logout, D2). Papers that were
 * printed from here close with it.
 * @param to the page that whoever is signed out is led to
 */
export function signOut(to: string): void {
  client.tell(logout, { body: { pushEndpoint: leaveBrowser() } })
  session.leave()
  closePrintWindows()
  window.location.assign(to)
}
