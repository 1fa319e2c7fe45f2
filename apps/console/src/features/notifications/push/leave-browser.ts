import { forgetBrowser, readBrowser } from '../../../platform/session/kept-browser.ts'

/**
 * Before signing out: this browser is nobody's, so that the next one to use it sees nothing of this person.
 * @returns by what the server knows it, which forgets it too
 */
export function leaveBrowser(): string | undefined {
  const endpoint = readBrowser()?.endpoint
  forgetBrowser()
  return endpoint
}
