import { Subject } from '@tahi/client/subject'
import { NotKept } from '../not-kept.ts'
import type { Action, Entry, StoredEntry } from './entry.ts'
import { holdChanges } from './hold-changes.ts'
import type { Keeping } from './keeping.ts'
import { isUnderWay, noLongerUnderWay } from './under-way.ts'

/** The result of sending an entry; `version` is the record's new version. */
export type Outcome =
  | { is: 'stored'; version?: number }
  | { is: 'refused'; why: string }
  | { is: 'unanswered' }

export interface QueueParts {
  readonly keeping: Keeping
  /** The person whose entries are sent now; null sends nothing. */
  personId(): string | null
  /** The server's clock, in milliseconds. */
  now(): number
  /** Whether there is any connection. Without one nothing is tried, so the entry is certainly only on the phone. */
  hasNetwork(): boolean
  /** Sends as that person: the token is read before anything is awaited. */
  send(entry: Entry): Promise<Outcome>
  /** Called once after a run in which the server answered something. */
  onArrival(): void
  /** Runs a sending unless another page of this phone is running one. */
  alone(run: () => Promise<void>): Promise<void>
}

/** Milliseconds until a failed sending is retried, unless the phone comes back online earlier. */
const againAfter = 15_000

/**
 * Sends entries one by one in order, each exactly once. An entry leaves the phone's database only when the server has
 * stored it, and its `_id` makes retries idempotent.
 */
export class Queue {
  readonly #parts: QueueParts
  readonly #keeping: Keeping
  readonly #entries = new Subject<readonly StoredEntry[]>([])
  /** The `_id` of what this page sends at once. It does not wait as long as that lasts. */
  readonly #underWay = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWanted = false
  #isSending = false

  constructor(parts: QueueParts) {
    this.#parts = parts
    this.#keeping = holdChanges(parts.keeping)
  }

  /** Entries of the person signed in; a new array after each change. */
  get entries(): readonly StoredEntry[] {
    return this.#entries.read()
  }

  readonly read = (): readonly StoredEntry[] => this.#entries.read()
  readonly subscribe = this.#entries.subscribe

  /** The person who owns new entries. @throws Error while nobody is signed in */
  get owner(): string {
    const personId = this.#parts.personId()
    if (personId === null) throw new Error('Nobody is signed in.')
    return personId
  }

  /**
   * Stores an action, and sends it as soon as possible. It is safe once this has resolved.
   * @param personId the person who did it, if it was some time ago
   * @param tried whether it was tried to send it before
   * @throws NotKept
   */
  async add(action: Action, personId = this.owner, tried = false): Promise<void> {
    const entry = { ...action, personId, writtenAt: this.#parts.now() }
    try {
      await this.#keeping.add(tried ? { ...entry, tried } : entry)
    } catch (error) {
      throw new NotKept(error)
    }
    // The entry is stored, even if the browser closes the phone's database now.
    await this.#dropCorrected(entry).catch(() => {})
    await this.#look().catch(() => {})
    void this.flush()
  }

  /**
   * Stores an action while the page sends it at once. If the page is closed meanwhile, it waits like any other, so sending
   * it twice must be harmless.
   * @param send resolves to whether it is done; if not, it waits. What it throws is thrown, and nothing is kept.
   * @throws NotKept when it is not done, and there is no room for it
   */
  async addWhile(action: Action, personId: string, send: () => Promise<boolean>): Promise<void> {
    const { _id } = action.body
    const entry = { ...action, personId, writtenAt: this.#parts.now(), tried: true, underWay: true } as const
    this.#underWay.add(_id)
    // On a phone that cannot keep it, it is sent all the same.
    await this.#keeping.add(entry).catch(() => {})
    let waits = false
    let isKept = false
    try {
      waits = !(await send())
    } finally {
      isKept = await this.#settle(_id, waits).catch(() => false)
      this.#underWay.delete(_id)
    }
    if (!waits) return
    if (!isKept) return this.add(action, personId, true)
    await this.#look().catch(() => {})
    void this.flush()
  }

  /** The entries of somebody who is not signed in. To be asked for only once they have proved who they are. */
  async leftBy(personId: string): Promise<readonly StoredEntry[]> {
    return (await this.#keeping.read()).filter((entry) => entry.personId === personId)
  }

  /** Removes a refused entry after the person has read why. */
  async drop(place: number): Promise<void> {
    await this.#keeping.remove(place)
    await this.#look()
  }

  /**
   * Removes a record's entries, if none of them was ever tried.
   * @param id the `_id` of its entries
   * @returns whether all were removed; otherwise the server may have some
   */
  async takeBack(id: string): Promise<boolean> {
    if (this.#isSending) return false
    let isTaken = false
    await this.#parts.alone(async () => {
      await this.#look()
      const own = this.entries.filter(({ body }) => body._id === id)
      if (own.length === 0 || own.some(({ tried }) => tried)) return
      for (const { place } of own) await this.#keeping.remove(place)
      isTaken = true
    })
    await this.#look()
    return isTaken
  }

  /** Sends waiting entries: at the start, when back online, and on request. Never throws; failures are retried. */
  async flush(): Promise<void> {
    // Somebody else may have signed in: nothing of the person before is shown meanwhile.
    this.#show(this.entries)
    if (this.#isSending) {
      this.#isWanted = true
      await this.#look().catch(() => {})
      return
    }
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      do {
        this.#isWanted = false
        await this.#parts.alone(() => this.#sendAll())
        // The entries are updated even when another page does the sending.
        await this.#look()
      } while (this.#isWanted)
    } catch {
      // The browser allows no database, or has closed it: storage was cleared.
    } finally {
      this.#isSending = false
    }
    if (this.entries.some(({ refused }) => refused === undefined))
      this.#timer = setTimeout(() => void this.flush(), againAfter)
  }

  async #sendAll(): Promise<void> {
    // Reads the queue for each entry: another page of this phone may have sent some.
    let hasArrived = false
    for (let entry = await this.#next(); entry !== undefined; entry = await this.#next()) {
      if (!this.#maySend(entry)) break
      await this.#keeping.noteTried(entry)
      if (!this.#maySend(entry)) break
      const outcome = await this.#parts.send(entry)
      if (outcome.is === 'unanswered') break
      hasArrived = true
      if (outcome.is === 'stored') {
        await this.#letFollow(entry, outcome.version)
        await this.#dropCorrected(entry)
        await this.#keeping.remove(entry.place)
      } else await this.#keeping.put({ ...entry, tried: true, refused: outcome.why })
    }
    if (hasArrived) this.#parts.onArrival()
  }

  /** Drops the refused entries that this one corrects. Shown again after it, they would pass for the latest. */
  async #dropCorrected({ kind, body }: Entry): Promise<void> {
    for (const former of await this.#keeping.read())
      if (former.refused !== undefined && former.kind === kind && former.body._id === body._id)
        await this.#keeping.remove(former.place)
  }

  /** Ends the sending at once of a stored entry. @returns whether it was still stored */
  async #settle(id: string, waits: boolean): Promise<boolean> {
    const entry = (await this.#keeping.read()).find(({ underWay, body }) => underWay && body._id === id)
    if (entry && waits) await this.#keeping.put(noLongerUnderWay(entry))
    else if (entry) await this.#keeping.remove(entry.place)
    return entry !== undefined
  }

  /** Whether there is a connection, no other page is at it, and the person who did it has not signed out. */
  #maySend(entry: StoredEntry): boolean {
    const parts = this.#parts
    return entry.personId === parts.personId() && parts.hasNetwork() && !isUnderWay(entry, parts.now())
  }

  /**
   * Later entries that changed the same version of the record were made with this one in view, so they follow on its
   * new version. After a refused entry they are refused too: somebody else has saved another version.
   */
  async #letFollow({ place, body }: StoredEntry, version: number | undefined): Promise<void> {
    if (version === undefined || version === versionOf(body)) return
    // Not those that are shown: the person may have signed out meanwhile.
    for (const later of await this.#keeping.read())
      if (later.place > place && later.body._id === body._id && versionOf(later.body) === versionOf(body))
        await this.#keeping.put(withVersion(later, version))
  }

  async #next(): Promise<StoredEntry | undefined> {
    await this.#look()
    return this.entries.find(({ refused }) => refused === undefined)
  }

  async #look(): Promise<void> {
    this.#show(await this.#keeping.read())
  }

  /** Shows those of the person who is signed in now, as far as they wait. */
  #show(all: readonly StoredEntry[]): void {
    const present = this.#parts.personId()
    this.#entries.set(
      all.filter(({ personId, body }) => personId === present && !this.#underWay.has(body._id)),
    )
  }
}

/** The version of the record that was seen and changed. */
const versionOf = (body: Entry['body']): number | undefined => ('version' in body ? body.version : undefined)

const withVersion = <E extends StoredEntry>(entry: E, version: number): E => ({
  ...entry,
  body: { ...entry.body, version },
})
