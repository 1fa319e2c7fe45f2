/** The dialog of who has read an announcement. */
export const announcementReaderTexts = {
  search: 'Search name or user ID',
  noneMatches: 'Nobody of this name or user ID.',
  unread: 'Not yet',
  read: 'Read',
  /** In place of the people, by which of them are shown. */
  none: {
    all: 'It is for nobody at present: the branch has no active people.',
    unread: 'Everybody has read it.',
    read: 'Nobody has read it yet.',
  },
} as const
