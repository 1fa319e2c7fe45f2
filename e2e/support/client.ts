import { type Client, createClient } from '@tahi/client'
import { type AttendanceRecord, createAttendance, listPeople, login, readCurrentUser } from '@tahi/contract'
import { origin, password } from './demo-company.ts'

const desks = new Map<string, Client>()

/**
 * The product's calls as a person at another desk. Sessions are reused from journey to journey: all journeys share one
 * address, which may sign in only `limits.ownSecretsPerMinute` times a minute.
 */
export async function clientOf(userId: string, through: 'console' | 'employee' = 'console'): Promise<Client> {
  const desk = `${userId} ${through}`
  const known = desks.get(desk)
  if (known && (await isSignedIn(known))) return known
  const { token } = await sessionOf(userId, through)
  const client = clientWith(token)
  desks.set(desk, client)
  return client
}

/** The product's calls with a session's token, or without one. */
export const clientWith = (token: string | null): Client =>
  createClient({ origin, token: () => token, onSessionEnd: () => {} })

const isSignedIn = (client: Client): Promise<boolean> =>
  client.send(readCurrentUser, {}).then(
    () => true,
    () => false,
  )

/** Opens a session of one of the demo's accounts. */
export async function sessionOf(
  userId: string,
  through: 'console' | 'employee' = 'console',
  secret = password,
) {
  const nobody = clientWith(null)
  return nobody.send(login, { body: { userId, password: secret, client: through } })
}

/** The server's clock, which has advanced since its start; every client uses it. */
export async function serverTime(): Promise<Date> {
  const { headers } = await fetch(`${origin}/healthz`)
  return new Date(headers.get('date') ?? '')
}

type Day = { code: string; date: string; timeIn: string; timeOut: string; status?: 'present' | 'pending' }

/** Records an employee's day for a journey. */
export async function recordDay(client: Client, { code, ...day }: Day): Promise<AttendanceRecord> {
  const userId = await idOf(client, code)
  const { data } = await client.send(createAttendance, { body: { _id: 'new', userId, ...day } })
  return data
}

export async function idOf(client: Client, code: string): Promise<string> {
  const { data } = await client.send(listPeople, { query: { search: code } })
  const person = data.find(({ userId }) => userId === code)
  if (!person) throw new Error(`Nobody is called ${code}`)
  return person._id
}
