import type { OwnPasswordProblem } from '@tahi/domain'
import { limits } from '../limits.ts'

/** The pages before signing in, and the passwords (C2). */
export const signInTexts = {
  title: 'Sign in',
  userId: 'USER ID',
  password: 'PASSWORD',
  login: 'LOGIN',
  /** Links between the pages before sign-in. */
  links: { signIn: 'Sign In', register: 'Register', forgotPassword: 'Forgot password?' },
  employeesUseApplication: 'For employees, use the application',
  useConsole: 'This application is for employees. Use the console.',
  application: {
    title: 'The application for employees',
    download: 'Download the application',
    showCode: 'Show its QR code',
    scan: 'Scan this with your phone to open the application.',
  },
  wrong: 'The user ID or the password is wrong.',
  locked: `Too many failed sign-ins. Try again in ${limits.lockMinutes} minutes.`,
  changeLocked: `Too many wrong passwords. Try again in ${limits.lockMinutes} minutes.`,
  deactivated: 'This account is deactivated. Ask your HR Admin.',
  ended: 'Your session has ended. Sign in again; what you typed is kept.',
  required: 'Sign in first.',
  changePassword: 'Choose a new password first: others may know the present one.',
  endsOthers: 'You stay signed in here; everywhere else you will have to sign in again.',
  wrongPresentPassword: 'The present password is wrong.',
  samePassword: 'Choose a password that differs from the present one.',
  ownPasswordProblem: {
    birthday: 'Others may know your birthday. Choose something else, such as three words.',
    userId: 'Others know your user ID. Choose something else, such as three words.',
    repeated: 'Not one character again and again: choose something else, such as three words.',
    run: 'Not a row such as 1234567890: choose something else, such as three words.',
    common: 'Many people choose this one. Choose something else, such as three words.',
  } satisfies Record<OwnPasswordProblem, string>,
} as const
