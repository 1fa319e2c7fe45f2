import { texts } from '@tahi/contract'
import { Refusal } from '../errors.ts'

/** Contents of files, by the ids of their rows (D6). Every function throws what `unavailable` makes when it fails. */
export interface FileStore {
  /** Resolves when the content is there whole and stays there; putting it again changes nothing. */
  put(id: string, content: Buffer): Promise<void>
  /** @returns undefined when there is none */
  get(id: string): Promise<Buffer | undefined>
  /** @returns the content's bytes; undefined when there is none */
  size(id: string): Promise<number | undefined>
  /** Resolves when the content is gone; it may not have been there. */
  remove(id: string): Promise<void>
}

/** 503: the store does not do its work. @param cause for the log; it holds no key and no signature */
export const unavailable = (cause: unknown): Refusal =>
  new Refusal('unavailable', texts.upload.unavailable, { cause })
