import { limits } from '../limits.ts'
import { columns } from './columns.ts'
import { counted } from './counted.ts'

/** C2 Register and Activation screens, C4, C8, D2 Registration. */
export const registrationTexts = {
  fields: {
    role: columns.role,
    userId: 'Officer ID',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm Password',
  },
  roles: { user: 'Employee', act: 'Accountant', hr: 'HR Manager' },
  register: 'REGISTER',
  passwordsDiffer: 'The two passwords differ',
  checkEmail: 'Please Check your email fo activation',
  submit: 'Submit',
  codeIncomplete: `Enter the ${limits.activationCodeLength} characters of the code`,
  verified: 'Account Successfully Verified',
  proceed: 'Proceed to Login now',
  malformed: 'jwt malformed',
  exception: 'An error occurred during activation',
  expired: `This link has expired: it held for ${limits.activationHours} hours. Register again.`,
  /** The link is younger than 24 hours, and its registration is gone. */
  replaced:
    'This link has ended: another registration with this e-mail address was verified first, and only that one counts. If it is wrong, tell whoever approves accounts.',
  used: 'This account is verified already. It waits for approval, or you can sign in.',
  ended: `The code was wrong ${limits.wrongActivationCodes} times, so this link has ended. Register again.`,
  wrongCode: (left: number) =>
    `This is not the code of the mail. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
  tooManyWait: `Already ${limits.waitingAccounts} accounts wait for approval. Ask your HR to decide on them, then send the code again.`,
  waits: 'This account waits for approval. You get a mail as soon as it is decided.',
} as const

/** Resetting a forgotten password. */
export const forgottenPasswordTexts = {
  title: 'Forgot password',
  hint: 'We mail you a link that sets a new one.',
  account: 'User ID or email',
  send: 'Send the link',
  sent: `If there is such an account, a link is on its way to its e-mail address. It holds for ${
    limits.passwordResetHours === 1 ? 'an hour' : `${limits.passwordResetHours} hours`
  }.`,
  resetTitle: 'Choose a new password',
  resetHint: 'You are signed out everywhere else.',
  save: 'Change password',
  done: 'The password is changed. Sign in with it.',
  unknown: 'This link is not valid. Ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
  used: 'This link was used already. Ask for a new one if you still cannot sign in.',
} as const

/** Approval of registrations on the Employees screen (D2 Registration). */
export const pendingAccountTexts = {
  title: 'Pending accounts',
  wait: (count: number) => counted(count, 'account waits for approval', 'accounts wait for approval'),
  nobody: 'Nobody waits for approval.',
  /** @param day since which the first one has been waiting */
  since: (count: number, day: string) =>
    count === 1 ? `Waits since ${day}` : `The first waits since ${day}`,
  approve: 'Approve',
  refuse: 'Refuse',
  approved: 'Account approved',
  refused: 'Account refused',
  userIdTaken:
    'Somebody has this user ID already. Choose another, leave it empty for the next one, or refuse.',
  alreadyApproved: 'This account was approved already.',
  alreadyRefused: 'This account was refused already.',
} as const
