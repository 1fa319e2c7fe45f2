/** Texts about messages (W2 Messages). */
export const messageTexts = {
  title: 'Messages',
  noConversation: 'No Conversation Found',
  choose: 'Select a user to start chatting',
  type: 'Type a message...',
  repliedToYou: 'Replied to you',
  seen: 'Seen',
  /** Logged only (C8). */
  listFailed: 'Failed to fetch user list.',
  blank: 'Write something',
  notYours: 'You can send messages in your own name alone.',
  /** @param name of the other person */
  unreachable: (name: string) =>
    `${name} is deactivated, or has another branch or role now, so nothing more can be sent. What was written stays here.`,
  nobody: 'You cannot write to this person. They may be deactivated, or have another branch or role.',
  tooMany: 'You sent many messages within a minute. Wait a moment, then send this one.',
} as const
