import { texts } from '@tahi/contract'

/** A file that cannot be read as a table. The message says why, in words for a person. */
export class UnreadableFile extends Error {
  constructor(message: string = texts.imports.unreadable) {
    super(message)
  }
}
