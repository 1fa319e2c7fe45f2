import { activate, register } from '@tahi/contract'
import { clientWith } from './client.ts'
import { origin, password } from './demo-company.ts'
import { mailTo } from './outbox.ts'

/** Registers an employee and verifies the address; the account then waits for approval. */
export async function waitForApproval(userId: string): Promise<void> {
  const nobody = clientWith(null)
  const email = `${userId.toLowerCase()}@example.com`
  await nobody.send(register, {
    body: { userId, email, password, confirmPassword: password, role: 'user' },
  })
  const { link, code } = await mailTo(email, 'Activate your account')
  const activation_token = new URL(link, origin).searchParams.get('token') ?? ''
  await nobody.send(activate, { body: { activation_token, code } })
}
