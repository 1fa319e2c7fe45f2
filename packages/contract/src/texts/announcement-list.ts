/** The list of announcements (C2 Announcement list). */
export const announcementListTexts = {
  search: 'Search announcements',
  noneMatches: 'No announcement matches. Search for something else, or clear the filters.',
  none: 'Nothing is announced at present.',
  postedBy: 'Posted by',
  datePosted: 'Date Posted',
  readBy: 'Read by',
  /** For screen readers, before a title. */
  unread: 'Unread:',
} as const
