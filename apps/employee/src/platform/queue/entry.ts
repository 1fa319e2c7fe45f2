import type { Sendable } from './sendables.ts'

/** An action that is to be sent to the server. */
export interface Entry {
  /** Its position in the queue, assigned by the phone's database. */
  readonly place?: number
  /** The person who did it: another one may be signed in now. */
  readonly personId: string
  readonly kind: Sendable
  /** The body of its call, with its own `_id`: sending it twice stores it once. */
  readonly body: { readonly _id: string } & Readonly<Record<string, unknown>>
  /**
   * The record it is about, when the body holds only its id. It can be shown even when the server no longer returns
   * the record.
   */
  readonly about?: Readonly<Record<string, unknown>>
  /** When it was done: milliseconds of the server's clock, as extrapolated by the phone (D1). */
  readonly writtenAt: number
  /**
   * The queue has tried to send it, so the server may have it. An attempt before it was queued (`sendNow`) does not
   * count; leaves, the only kind that can be taken back, never have one.
   */
  readonly tried?: true
  /** Why the server refused it: its words, or for a punch the key of the reason. */
  readonly refused?: string
}

export type StoredEntry = Entry & { readonly place: number }
