/** Whose pushes this browser shows: it stays so when the tab is closed, unlike the session. */
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

/** The same, if it is this person's. */
export function browserOf(personId: string): KeptBrowser | undefined {
  const kept = readBrowser()
  return kept?.personId === personId ? kept : undefined
}

export const keepBrowser = (browser: KeptBrowser): void => localStorage.setItem(key, JSON.stringify(browser))

export const forgetBrowser = (): void => localStorage.removeItem(key)

/**
 * Before signing out: this browser is nobody's, so that the next one to use it sees nothing of this person.
 * @returns by what the server knows it, which forgets it too
 */
export function leaveBrowser(): string | undefined {
  const endpoint = readBrowser()?.endpoint
  forgetBrowser()
  return endpoint
}

const isKept = (kept: unknown): kept is KeptBrowser =>
  typeof kept === 'object' && kept !== null && 'personId' in kept && 'deviceId' in kept && 'endpoint' in kept
