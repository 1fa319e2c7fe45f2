/** What one person writes to another; the recipient is the notification's own. */
export const messagesFrom = (senderId: string): string => `messages-from-${senderId}`
