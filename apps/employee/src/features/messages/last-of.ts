import type { Message } from '@tahi/contract/messages'

/** The last of these messages. Not by `findLast`, which phones of before 2022 lack. */
export const lastOf = (
  messages: readonly Message[],
  is: (message: Message) => boolean,
): Message | undefined => messages.filter(is).at(-1)
