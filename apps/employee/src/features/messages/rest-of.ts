/**
 * The text left in the field once `sent` is stored. Text typed after it begins the next message. If the text was
 * changed in another way, all of it stays.
 */
export const restOf = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
