import { words } from './words.ts'

/** The devices that one is signed in on. */
export const deviceWords = words(
  {
    title: 'My devices',
    about: (days: number) =>
      `You stay signed in on these. If a phone is lost or sold, sign it out here. The application signs out by itself after ${days} days without use.`,
    unknown: 'Another browser',
    clients: { console: 'Console', employee: 'Application' },
    isThis: 'This device',
    signedIn: (day: string) => `Signed in ${day}`,
    lastUsed: (instant: string) => `Last used ${instant}`,
    end: 'Sign out',
    ask: (name: string) => `Sign out ${name}?`,
    follows: 'Whoever uses it has to sign in again.',
  },
  {
    title: 'Mga device ko',
    about: (days) =>
      `Naka-sign in ka sa mga ito. Kung nawala o naibenta ang phone, i-sign out ito rito. Kusa rin itong masa-sign out kapag ${days} araw na hindi nagamit.`,
    unknown: 'Ibang browser',
    clients: { console: 'Console', employee: 'Application' },
    isThis: 'Ang device na ito',
    signedIn: (day) => `Nag-sign in noong ${day}`,
    lastUsed: (instant) => `Huling ginamit noong ${instant}`,
    end: 'I-sign out',
    ask: (name) => `I-sign out ang ${name}?`,
    follows: 'Kailangang mag-sign in ulit ang gagamit nito.',
  },
)
