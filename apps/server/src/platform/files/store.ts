import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { texts } from '@tahi/contract'
import { Refusal } from '../errors.ts'

/** A content being read from the store, as a stream with backpressure. */
export interface OpenContent {
  readonly bytes: number
  /** Holds a file or a connection open until it is read to its end or destroyed. */
  readonly stream: Readable
}

/** Contents of files, by the ids of their rows (D6). On failure every function throws the error made by `unavailable`. */
export interface FileStore {
  /** Resolves when the whole content is stored durably; putting it again changes nothing. */
  put(id: string, content: Buffer): Promise<void>
  /** @returns undefined when there is none */
  open(id: string): Promise<OpenContent | undefined>
  /** @returns the content's bytes; undefined when there is none */
  size(id: string): Promise<number | undefined>
  /** Resolves when the content is gone, or was never there. */
  remove(id: string): Promise<void>
}

/** The whole content in memory. @returns undefined when there is none @throws Refusal unavailable */
export async function readWhole(store: FileStore, id: string): Promise<Buffer | undefined> {
  const content = await store.open(id)
  return content && buffer(content.stream).catch((error: unknown) => Promise.reject(unavailable(error)))
}

/** 503: the store fails. @param cause for the log; it holds no key and no signature */
export const unavailable = (cause: unknown): Refusal =>
  new Refusal('unavailable', texts.upload.unavailable, { cause })
