/** The screen of messages (W2 Messages): who can be written to, and one thread. */
export const conversationTexts = {
  title: 'Conversations',
  search: 'Search by name',
  nobodyNamed: 'Nobody you write with has this name.',
  nobody: 'Add employees to your branch to write to them.',
  more: 'Show more people',
  searchOthers: 'Search by name to find the others.',
  unread: (messages: number) => `${messages} unread`,
  /** In the menu, beside the count. */
  unreadConversations: (count: number) => (count === 1 ? 'unread conversation' : 'unread conversations'),
  /** Before the user's own message. */
  you: 'You:',
  silent: 'Messages come silently',
  sounding: 'A sound tells of messages',
  mute: 'Mute the sound',
  backToList: 'Back to the list',
  threadWith: (name: string) => `Messages with ${name}`,
  nothingYet: 'Nothing was written yet. Your first message begins the conversation.',
  earlier: 'Show earlier messages',
  earlierFailed: 'Could not load. Retry',
  waiting: 'Waiting to be sent',
  /** @param reason a sentence */
  refused: (reason: string) => `Not sent. ${reason}`,
  /** Before logging out. */
  unsent: (messages: number) =>
    `Log out with ${messages} ${messages === 1 ? 'message' : 'messages'} not sent?`,
  unsentDetail:
    'They are sent when you log in on this computer again. If somebody else logs in here first, they are deleted.',
  send: 'Send',
  today: 'Today',
  yesterday: 'Yesterday',
} as const
