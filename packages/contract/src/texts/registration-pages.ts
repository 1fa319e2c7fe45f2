/** The pages on which one registers (C2 Register and Activation screens). */
export const registrationPageTexts = {
  registerHint: 'Your HR office approves the account before you sign in.',
  activation: {
    title: 'Activate your account',
    hint: 'Enter the code from the mail that led you here.',
    code: 'Code',
    /** For screen readers: 'Character 1 of 6'. */
    character: (place: number, of: number) => `Character ${place} of ${of}`,
    /** Once the code was right. */
    next: 'Your HR office approves the account next. You get a mail as soon as it is decided.',
  },
} as const
