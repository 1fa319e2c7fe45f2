/** The bell, and the notifications behind it. */
export const notificationPanelTexts = {
  unread: (count: number) => `${count} unread`,
  /** For screen readers, as it changes. */
  unreadNow: (count: number) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`,
  /** For screen readers, after a title. */
  isUnread: '(unread)',
  loading: 'Loading',
  none: 'Nothing came yet',
  noneDetail: 'What concerns you appears here. Choose what, and on which devices.',
} as const
