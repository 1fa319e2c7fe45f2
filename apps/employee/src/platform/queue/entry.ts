import type { Sendable } from './sendables.ts'

/** Something that was done and is to be sent. */
export interface Entry {
  /** Its place in the order; the phone's database gives it. */
  readonly place?: number
  /** Whose it is: a phone may be signed in by another meanwhile. */
  readonly personId: string
  readonly kind: Sendable
  /** The body of its call, with an `_id` of its own: the same sent twice is stored once. */
  readonly body: { readonly _id: string } & Readonly<Record<string, unknown>>
  /** What it is to or about, where the body has only an id of it: it is read also when the server no longer says. */
  readonly about?: Readonly<Record<string, unknown>>
  /** When it was done, in milliseconds by the server's clock as the phone counts it on (D1). */
  readonly writtenAt: number
  /**
   * The queue sent it at least once: the server may have it, whether or not it answered. What was sent before it was kept
   * (`sendNow`) does not tell of it; a leave, which may be taken back, never is.
   */
  readonly tried?: true
  /** Why the server refused it: its words, or of a punch the key of the reason. */
  readonly refused?: string
}

export type StoredEntry = Entry & { readonly place: number }
