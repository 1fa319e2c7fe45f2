import { activate, type Input, register } from '@tahi/contract'
import { clientWith } from './client.ts'
import { origin, password } from './demo-company.ts'
import { mailTo } from './outbox.ts'

/** Registers a person and verifies the address; the account then waits for approval. @returns the address */
export async function waitForApproval(
  userId: string,
  role: Input<typeof register>['body']['role'] = 'user',
): Promise<string> {
  const email = `${userId.toLowerCase()}@example.com`
  await clientWith(null).send(register, {
    body: { userId, email, password, confirmPassword: password, role },
  })
  await activateByMail(email)
  return email
}

/** Verifies the address of somebody who registered. */
export async function activateByMail(email: string): Promise<void> {
  const { link, code } = await mailTo(email, 'Activate your account')
  const activation_token = new URL(link, origin).searchParams.get('token') ?? ''
  await clientWith(null).send(activate, { body: { activation_token, code } })
}
