import * as z from 'zod'
import { call, data, list } from './call.ts'
import { id, instant, pages, search, shownText } from './fields.ts'
import { limits } from './limits.ts'
import { liveEvent } from './live.ts'
import { recordKeepers } from './roles.ts'
import { messageTexts } from './texts/message.ts'

/** Who writes messages: a branch's HR and its employees, to each other (C6, D2). */
const writers = [...recordKeepers, 'user'] as const

/** One message (W3); `isSeen.status` is true once its recipient has opened the conversation. */
export const message = z.object({
  _id: id,
  senderId: id,
  recipientId: id,
  text: z.string(),
  timestamp: instant,
  isSeen: z.object({ status: z.boolean() }),
})
export type Message = z.infer<typeof message>

/** A person one may write to, with the last message (C3), which is missing before the first. */
export const conversation = z.object({
  /** The other person. */
  id,
  name: z.string(),
  userId: z.string(),
  title: z.string(),
  branchName: z.string().nullable(),
  avatar: z.string().nullable(),
  /**
   * False for a person who is deactivated, or now in another branch: the thread can be read, but nothing can be sent.
   */
  reachable: z.boolean(),
  lastMessage: z.string().nullable(),
  lastAt: instant.nullable(),
  /** Whether one wrote the last message oneself. */
  lastIsOwn: z.boolean(),
  unread: z.int(),
  /** False: the conversation has unread messages (C3). */
  status: z.object({ status: z.boolean() }),
})
export type Conversation = z.infer<typeof conversation>

export const listConversations = call({
  method: 'GET',
  path: '/api/messages/users/:userId',
  summary: "The caller's conversations, latest first, and after them the people who were never written to",
  allow: writers,
  params: z.object({ userId: z.union([z.literal(':userId'), z.literal('all'), id]) }),
  query: z.object({
    ...pages,
    search,
    /** 'true': only conversations with unread messages. */
    unread: z.enum(['true', 'false']).optional(),
    /** Only the conversation with this person. */
    with: id.optional(),
  }),
  reply: list(conversation),
})

export const listMessages = call({
  method: 'GET',
  path: '/api/messages/:id',
  summary:
    'The messages with a person in the order in which they were written: all, or with `pageSize` the latest of them',
  allow: writers,
  params: z.object({ id }),
  query: z.object({
    /** Only messages before this one: the page above. */
    before: id.optional(),
    pageSize: z.coerce.number().int().min(1).max(limits.largestPage).optional(),
  }),
  reply: list(message),
})

export const sendMessage = call({
  method: 'POST',
  path: '/api/messages/send',
  summary: 'Sends a message; repeated with the same `_id`, it sends nothing twice',
  allow: writers,
  socket: 'send_message',
  body: z.object({
    _id: id.optional(),
    /** The sender is always the person signed in; any other id is refused. */
    senderId: id.optional(),
    recipientId: id,
    text: shownText(messageTexts.blank).max(limits.messageLength),
    /** Sent for compatibility with the specification; the server's clock decides. */
    timestamp: z.string().max(limits.nameLength).optional(),
  }),
  reply: data(message),
})

export const markMessageSeen = call({
  method: 'PUT',
  path: '/api/messages/:messageId',
  summary: 'Marks a message to the caller, and those before it from the same sender, as seen',
  allow: writers,
  params: z.object({ messageId: id }),
  body: z.object({ isSeen: z.object({ status: z.literal(true) }) }),
  reply: data(message),
})

const received = {
  payload: message.extend({ status: z.boolean(), senderName: z.string() }),
  to: writers,
  employees: 'alone',
} as const

/** C7: a message to a connected person, under both of the specification's names. */
export const messageReceived = liveEvent({
  name: 'receive_message',
  summary: 'A message arrived',
  ...received,
})
export const messageReceivedAlias = liveEvent({
  name: 'receive-message',
  summary: 'The same event under its other name',
  ...received,
})

/** To both people: a message was written or seen, on any device. */
export const conversationChanged = liveEvent({
  name: 'conversation-changed',
  summary: 'A conversation has a new message, or was seen',
  payload: z.object({
    /** The other person of the conversation, from the recipient's point of view. */
    withId: id,
  }),
  to: writers,
  employees: 'alone',
})
