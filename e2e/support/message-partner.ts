import { type Client, createClient, createLive, type Live } from '@tahi/client'
import {
  listConversations,
  listMessages,
  login,
  type Message,
  messageReceived,
  sendMessage,
} from '@tahi/contract'
import { origin, password } from './demo-company.ts'

/** A person who writes through the employees' application, or another client. */
export interface OtherSide {
  readonly id: string
  readonly client: Client
  /** The realtime connection; its messages are in `heard`. */
  readonly live: Live
  readonly heard: string[]
  write(toId: string, text: string): Promise<Message>
  /** The texts of the thread with a person. */
  thread(withId: string): Promise<string[]>
  /** The id of a person to whom this one may write. */
  find(name: string): Promise<string>
  close(): void
}

export async function otherSide(
  userId: string,
  through: 'console' | 'employee' = 'employee',
): Promise<OtherSide> {
  let token: string | null = null
  const parts = { origin, token: () => token, onSessionEnd: () => {} }
  const client = createClient(parts)
  const signedIn = await client.send(login, { body: { userId, password, client: through } })
  token = signedIn.token
  const live = createLive({ ...parts, log: () => {} })
  const heard: string[] = []
  live.on(messageReceived, ({ text }) => heard.push(text))
  const connected = new Promise<void>((resolve) => live.onConnect(resolve))
  live.connect(signedIn._id)
  await connected
  return {
    id: signedIn._id,
    client,
    live,
    heard,
    write: async (recipientId, text) =>
      (await client.send(sendMessage, { body: { _id: crypto.randomUUID(), recipientId, text } })).data,
    thread: async (id) =>
      (await client.send(listMessages, { params: { id }, query: { pageSize: 500 } })).data.map(
        ({ text }) => text,
      ),
    find: async (search) => {
      const { data } = await client.send(listConversations, { params: { userId: 'all' }, query: { search } })
      const [found] = data
      if (!found) throw new Error(`Nobody is called ${search}`)
      return found.id
    },
    close: () => live.disconnect(),
  }
}
