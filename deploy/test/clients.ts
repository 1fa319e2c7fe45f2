import { type Client, createClient } from '@tahi/client'
import { login } from '@tahi/contract'

const password = 'tahi-demo-2026'

export interface SignedIn {
  readonly client: Client
  readonly token: string
  readonly id: string
}

/** Signs in at one of the servers, or through the proxy; the session is valid on all servers. */
export async function signIn(
  origin: string,
  userId: string,
  through: 'console' | 'employee' = 'console',
): Promise<SignedIn> {
  const { token, _id: id } = await clientAt(origin, null).send(login, {
    body: { userId, password, client: through },
  })
  return { client: clientAt(origin, token), token, id }
}

export const clientAt = (origin: string, token: string | null): Client =>
  createClient({ origin, token: () => token, onSessionEnd: () => {} })
