import type { Input } from '@tahi/contract/call'
import type { LeaveType } from '@tahi/domain'
import type { Tapped } from '../clock/tapped.ts'
import type { Sendable, sendables } from './sendables.ts'

type Sent<K extends Sendable> = Input<(typeof sendables)[K]> extends { body: infer B } ? B : never

/** The entered fields of a leave; a change leaves out the type, which is fixed. */
export interface LeaveFields {
  readonly leaveType?: LeaveType
  readonly date: string
  readonly dateEnd: string
  readonly details: string
}

/** The bodies of the calls as the phone keeps them: a tap gets its last measurements at sending. */
interface Bodies {
  readonly punch: Omit<Sent<'punch'>, 'sentAt'> & Pick<Tapped, 'ran'>
  readonly progress: Omit<Sent<'progress'>, 'tapped'> & { readonly tapped?: Tapped }
  readonly correction: Sent<'correction'>
  readonly withdrawCorrection: Sent<'withdrawCorrection'>
  readonly leave: Sent<'leave'> & LeaveFields
  readonly withdrawLeave: Sent<'withdrawLeave'>
  readonly message: Sent<'message'>
  readonly reading: Sent<'reading'>
}

interface ActionOf<K extends Sendable> {
  readonly kind: K
  /** The body of its call, with its own `_id`: sending it twice stores it once. */
  readonly body: Bodies[K] & { readonly _id: string }
  /**
   * The record it is about, when the body holds only its id. It can be shown even when the server no longer returns
   * the record.
   */
  readonly about?: Readonly<Record<string, unknown>>
}

export interface EntryOf<K extends Sendable> extends ActionOf<K> {
  /** Its position in the queue, assigned by the phone's database. */
  readonly place?: number
  /** The person who did it: another one may be signed in now. */
  readonly personId: string
  /** When it was done: milliseconds of the server's clock, as extrapolated by the phone (D1). */
  readonly writtenAt: number
  /** It was tried to send it, by the queue or before it was queued (`sendOrKeep`), so the server may have it. */
  readonly tried?: true
  /** The page that stored it was sending it at once; see `isUnderWay`. */
  readonly underWay?: true
  /** Why the server refused it: its words, or for a punch the key of the reason. */
  readonly refused?: string
}

export interface StoredEntryOf<K extends Sendable> extends EntryOf<K> {
  readonly place: number
}

/** What nobody entered and nobody waits for is sent unmentioned: that an announcement was read. */
type Entered = Exclude<Sendable, 'reading'>

/** What a person did, to be sent to the server. */
export type Action = { [K in Sendable]: ActionOf<K> }[Sendable]

/** An action in the queue. */
export type Entry = { [K in Sendable]: EntryOf<K> }[Sendable]

export type StoredEntry = { [K in Sendable]: StoredEntryOf<K> }[Sendable]

/** An action that is shown to the person as long as it waits, and when it is refused. */
export type EnteredAction = { [K in Entered]: ActionOf<K> }[Entered]

export type EnteredEntry = { [K in Entered]: StoredEntryOf<K> }[Entered]

export const isEntered = (entry: StoredEntry): entry is EnteredEntry => entry.kind !== 'reading'
