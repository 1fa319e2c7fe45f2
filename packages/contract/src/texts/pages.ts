/** Pages shown instead of the requested one: not found, failed, forbidden, offline. */
export const pageTexts = {
  retry: 'Retry',
  start: 'Go to the start',
  back: 'Go back',
  lost: 'The address may be mistyped, or the page has moved.',
  failed: 'If it happens again, tell your administrator what you were doing.',
  notLoaded: 'A part of this page could not be loaded. Retry loads it again.',
  offline: 'No connection',
  noAnswer: 'The server does not answer. Check the connection and retry.',
  typedIsKept: 'What you typed is kept.',
  unreached: 'Tahi cannot be reached. Trying again…',
  stillOffline: 'Still no connection.',
  forbidden: 'Not allowed',
  notForYou: 'Your account may not open this page. Ask an administrator if you need it.',
} as const
