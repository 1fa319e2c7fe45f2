/** The devices that one is signed in on, and signing them out. */
export const deviceTexts = {
  title: 'Where you are signed in',
  unknown: 'Another browser',
  endQuestion: 'Sign this device out?',
  ended: 'Signed out',
  clients: { console: 'Console', employee: 'Application' },
} as const
