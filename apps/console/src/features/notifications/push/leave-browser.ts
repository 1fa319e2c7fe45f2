import { removePushDevice } from '@tahi/contract'
import { client } from '../../../platform/session.ts'
import { forgetBrowser, readBrowser } from './kept-browser.ts'

/** Before signing out: the server forgets this browser, so that the next one to use it sees nothing of this person. */
export async function leaveBrowser(): Promise<void> {
  const kept = readBrowser()
  if (!kept) return
  forgetBrowser()
  await client.send(removePushDevice, { body: { endpoint: kept.endpoint } })
}
