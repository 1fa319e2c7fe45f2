export const setUpTexts = {
  done: 'Tahi is already set up. Sign in instead.',
  wrongKey: 'That is not the key that the server printed when it started.',
  userIdTaken: 'This user ID is taken. Choose another.',
} as const
