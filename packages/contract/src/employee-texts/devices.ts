import { words } from './words.ts'

/** The devices that one is signed in on. */
export const deviceWords = words(
  {
    title: 'My devices',
    about: (days: number) =>
      `You stay signed in on these. If a phone is lost or sold, end it here. The application ends by itself after ${days} days without use.`,
    unknown: 'Another browser',
    clients: { console: 'Console', employee: 'Application' },
    isThis: 'This device',
    signedIn: (day: string) => `Signed in ${day}`,
    lastUsed: (instant: string) => `Last used ${instant}`,
    end: 'End',
    ask: (name: string) => `Sign out ${name}?`,
    follows: 'Whoever uses it has to sign in again.',
  },
  {
    title: 'Mga device ko',
    about: (days) =>
      `Naka-sign in ka sa mga ito. Kung nawala o naibenta ang phone, tapusin ito rito. Kusa ring natatapos ang application pagkalipas ng ${days} araw na hindi ginagamit.`,
    unknown: 'Ibang browser',
    clients: { console: 'Console', employee: 'Application' },
    isThis: 'Ang device na ito',
    signedIn: (day) => `Nag-sign in noong ${day}`,
    lastUsed: (instant) => `Huling ginamit ${instant}`,
    end: 'Tapusin',
    ask: (name) => `I-sign out ang ${name}?`,
    follows: 'Kailangang mag-sign in ulit ang gagamit nito.',
  },
)
