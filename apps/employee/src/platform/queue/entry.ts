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
  /** When it was done, by the phone's clock. */
  readonly writtenAt: number
  /** Why the server refused it: its words, or of a punch the key of the reason. */
  readonly refused?: string
}

export type StoredEntry = Entry & { readonly place: number }
