/** The page that begins an empty company (D8). */
export const setUpFormTexts = {
  title: 'Set up Tahi',
  hint: 'The server printed a one-time key when it started.',
  save: 'Create the company',
  generalManager: 'General Manager',
  fields: {
    key: 'Key',
    companyName: 'Company name',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
  },
} as const
