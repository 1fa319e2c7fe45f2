export const demoTexts = {
  /** For screen readers. */
  label: 'Demo',
  banner: 'This is demo data.',
  /** On the login page, one after the other. */
  signIn: {
    as: 'Sign in as',
    hrAdmin: 'HR-001',
    or: 'or',
    generalManager: 'GM-001',
    with: 'with',
    password: 'tahi-demo-2026',
  },
  startEmpty: 'Start with an empty company',
  notDemo: 'This is not the demo company: nothing of it is deleted.',
} as const
