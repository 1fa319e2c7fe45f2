/** The person whose pushes this browser shows. Unlike the session, it outlives the tab. */
interface KeptBrowser {
  readonly personId: string
  /** The server's id of this browser. */
  readonly deviceId: string
  readonly endpoint: string
}

const key = 'tahi-push'

export function readBrowser(): KeptBrowser | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** The kept browser, if it belongs to this person. */
export function browserOf(personId: string): KeptBrowser | undefined {
  const kept = readBrowser()
  return kept?.personId === personId ? kept : undefined
}

export const keepBrowser = (browser: KeptBrowser): void => localStorage.setItem(key, JSON.stringify(browser))

export const forgetBrowser = (): void => localStorage.removeItem(key)

/**
 * Before a sign-out: unregisters this browser, so that its next user sees no pushes for this person.
 * @returns the push endpoint, by which the server removes it too
 */
export function leaveBrowser(): string | undefined {
  const endpoint = readBrowser()?.endpoint
  forgetBrowser()
  return endpoint
}

const isKept = (kept: unknown): kept is KeptBrowser =>
  typeof kept === 'object' && kept !== null && 'personId' in kept && 'deviceId' in kept && 'endpoint' in kept
