/** The topic of messages from one person; the recipient is the notification's person. */
export const messagesFrom = (senderId: string): string => `messages-from-${senderId}`
