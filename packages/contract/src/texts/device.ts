import { limits } from '../limits.ts'

/** The devices that one is signed in on, and signing them out. */
export const deviceTexts = {
  title: 'Where you are signed in',
  hint: `The console signs you out after ${limits.sessionIdleHours} hours without use, the application after ${limits.deviceIdleDays} days.`,
  unknown: 'Another browser',
  current: 'This device',
  /** @param signedIn formatted day @param lastUsed formatted */
  use: (signedIn: string, lastUsed: string) => `Signed in ${signedIn}, last used ${lastUsed}`,
  end: 'End',
  /** For screen readers. @param device its name */
  endOf: (device: string) => `End ${device}`,
  endQuestion: 'Sign this device out?',
  /** @param device its name */
  endDetail: (device: string) => `${device} has to sign in again.`,
  ended: 'Signed out',
  clients: { console: 'Console', employee: 'Application' },
} as const
