/** Where one is signed in, and ending it. */
export const deviceTexts = {
  title: 'Where you are signed in',
  unknown: 'Another browser',
  endQuestion: 'Sign this device out?',
  ended: 'Signed out',
  clients: { console: 'Console', employee: 'Application' },
} as const
