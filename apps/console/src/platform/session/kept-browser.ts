/** The person whose pushes this browser shows. Unlike the session, it outlives the tab. */
interface KeptBrowser {
  readonly personId: string
  /** The server's id of this browser. */
  readonly deviceId: string
  readonly endpoint: string
}

const key = 'tahi-push'

/** In place of the person, once they have signed out. */
const nobody = ''

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
 * Before a sign-out: ends this browser's pushes, so that its next user sees none for this person. That works without the
 * server, too. The page is gone before the subscription ends, so the browser is kept as nobody's: whoever signs in next
 * ends what is left (`tendPush`).
 * @returns the push endpoint, by which the server removes the browser
 */
export function leaveBrowser(): string | undefined {
  const kept = readBrowser()
  if (!kept) return undefined
  keepBrowser({ ...kept, personId: nobody })
  void findSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => {})
  return kept.endpoint
}

/** This browser's subscription, if there is one; it may be another person's. */
export async function findSubscription(): Promise<PushSubscription | null> {
  // Only pages on https and localhost have a worker, and not every worker gets pushes.
  const registration = await navigator.serviceWorker?.getRegistration('/')
  return (await registration?.pushManager?.getSubscription()) ?? null
}

const isKept = (kept: unknown): kept is KeptBrowser =>
  typeof kept === 'object' && kept !== null && 'personId' in kept && 'deviceId' in kept && 'endpoint' in kept
