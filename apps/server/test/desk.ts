import { randomUUID } from 'node:crypto'
import {
  type Input,
  listConversations,
  listMessages,
  type Message,
  markMessageSeen,
  sendMessage,
} from '@tahi/contract'
import { type Person, server, type TestServer } from './server.ts'

/** Those of a branch who write to each other, and everybody else who must not. */
export interface Desk {
  readonly tahi: TestServer
  readonly branch: string
  readonly manager: Person
  readonly colleague: Person
  readonly hr: Person
  readonly admin: Person
  readonly accountant: Person
  readonly sewer: Person
  readonly cutter: Person
  readonly otherManager: Person
  readonly otherSewer: Person
  send(as: Person, to: Person, more?: Partial<Input<typeof sendMessage>['body']>): ReturnType<typeof sent>
  /** The same, of which the test needs that it succeeds. */
  write(as: Person, to: Person, text?: string): Promise<Message>
  thread(as: Person, other: Person, query?: Input<typeof listMessages>['query']): ReturnType<typeof read>
  list(as: Person, query?: Input<typeof listConversations>['query']): ReturnType<typeof listed>
  see(as: Person, message: Message): ReturnType<typeof seen>
}

const sent = (tahi: TestServer, as: Person, body: Input<typeof sendMessage>['body']) =>
  tahi.call(as, sendMessage, { body })
const read = (tahi: TestServer, as: Person, id: string, query: Input<typeof listMessages>['query']) =>
  tahi.call(as, listMessages, { params: { id }, query })
const listed = (tahi: TestServer, as: Person, query: Input<typeof listConversations>['query']) =>
  tahi.call(as, listConversations, { params: { userId: ':userId' }, query })
const seen = (tahi: TestServer, as: Person, messageId: string) =>
  tahi.call(as, markMessageSeen, { params: { messageId }, body: { isSeen: { status: true } } })

export async function openDesk(): Promise<Desk> {
  const tahi = await server()
  const [branch, elsewhere] = [await tahi.addBranch(), await tahi.addBranch()]
  const desk = {
    manager: await tahi.addPerson('manager', branch, { firstName: 'Maria', lastName: 'Reyes' }),
    colleague: await tahi.addPerson('manager', branch),
    hr: await tahi.addPerson('hr', null, { firstName: 'Helen', lastName: 'Lim' }),
    admin: await tahi.addPerson('admin'),
    accountant: await tahi.addPerson('act'),
    sewer: await tahi.addPerson('user', branch, { firstName: 'Nena', lastName: 'Abad' }),
    cutter: await tahi.addPerson('user', branch, { firstName: 'Rico', lastName: 'Bautista' }),
    otherManager: await tahi.addPerson('manager', elsewhere),
    otherSewer: await tahi.addPerson('user', elsewhere),
  }
  const send: Desk['send'] = (as, to, more = {}) =>
    sent(tahi, as, { _id: randomUUID(), recipientId: to.id, text: 'Good morning po', ...more })
  return {
    tahi,
    branch,
    ...desk,
    send,
    write: async (as, to, text = 'Good morning po') => (await send(as, to, { text })).ok.data,
    thread: (as, other, query = {}) => read(tahi, as, other.id, query),
    list: (as, query = {}) => listed(tahi, as, query),
    see: (as, message) => seen(tahi, as, message._id),
  }
}
