import { publicScreens, type RegistrationRole, texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Approved {
  readonly userId: string
  readonly role: RegistrationRole
}

export const approvalLetter = ({ userId, role }: Approved, webAddress: string): Letter => ({
  subject: 'Your account was approved',
  paragraphs: [
    `You can sign in now. Your user ID is ${userId}, the password is the one that you registered with.`,
    ...(role === 'user' ? [`${texts.signIn.employeesUseApplication}: the sign-in page leads to it.`] : []),
  ],
  link: { label: 'Sign in', url: new URL(publicScreens.login.path, webAddress).href },
})

export const refusalLetter = (userId: string, reason: string): Letter => ({
  subject: 'Your account was not approved',
  paragraphs: [`The account ${userId}, which you registered, was refused for this reason:`, reason],
  footnote: 'Ask your HR office if this is a mistake. You can register again.',
})
