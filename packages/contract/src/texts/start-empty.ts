/** The question before the demo is deleted (D8). */
export const startEmptyTexts = {
  warning:
    'All demo branches, people, attendance and payslips are deleted. You stay the General Manager with your user ID, under your own name, and choose a new password next.',
  companyName: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'A forgotten password is mailed here',
  confirm: 'Start empty',
} as const
