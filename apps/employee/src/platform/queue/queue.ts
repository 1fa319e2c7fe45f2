import { Subject } from '../subject.ts'
import type { Entry, StoredEntry } from './entry.ts'
import { NotKept } from './not-kept.ts'

/** Where entries are kept. */
export interface Keeping {
  /** Everybody's on this phone, in order. */
  read(): Promise<StoredEntry[]>
  add(entry: Entry): Promise<void>
  put(entry: StoredEntry): Promise<void>
  remove(place: number): Promise<void>
}

/** What became of an entry that was sent; `version` is its record's from then on. */
export type Outcome =
  | { is: 'stored'; version?: number }
  | { is: 'refused'; why: string }
  | { is: 'unanswered' }

export interface QueueParts {
  readonly keeping: Keeping
  /** Whose entries are sent now; null sends nothing. */
  personId(): string | null
  /** The server's clock, in milliseconds. */
  now(): number
  /** Whether there is any line at all. Without one nothing is tried, so that it is surely on the phone alone. */
  hasLine(): boolean
  /** Sends as that person: which token it takes is decided before anything is waited for. */
  send(entry: Entry): Promise<Outcome>
  /** Told when the server has answered what was sent, once for all of it. */
  onArrival(): void
  /** Runs a sending, unless another page of this phone is at it. */
  alone(run: () => Promise<void>): Promise<void>
}

/** Milliseconds until what met no server is tried again, if nothing says sooner that the line is back. */
const againAfter = 15_000

/**
 * Sends what was done, one after another in the order it was done, each exactly once: an entry leaves the phone's
 * database only when the server has stored it, and its `_id` makes a second sending harmless.
 */
export class Queue {
  readonly #parts: QueueParts
  readonly #entries = new Subject<readonly StoredEntry[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWanted = false
  #isSending = false

  constructor(parts: QueueParts) {
    this.#parts = parts
  }

  /** Those of whoever is signed in; another array after each change. */
  get entries(): readonly StoredEntry[] {
    return this.#entries.read()
  }

  readonly read = (): readonly StoredEntry[] => this.#entries.read()
  readonly subscribe = this.#entries.subscribe

  /** Whose what is done now is. @throws Error while nobody is signed in */
  get owner(): string {
    const personId = this.#parts.personId()
    if (personId === null) throw new Error('Nobody is signed in.')
    return personId
  }

  /**
   * Keeps an entry, and sends it as soon as it can be. It is safe once this has returned.
   * @param personId who did it, where that was some time ago
   * @throws NotKept
   */
  async add(
    entry: Omit<Entry, 'personId' | 'writtenAt' | 'tried' | 'refused'>,
    personId = this.owner,
  ): Promise<void> {
    try {
      await this.#parts.keeping.add({ ...entry, personId, writtenAt: this.#parts.now() })
    } catch (error) {
      throw new NotKept(error)
    }
    // It is kept, also where the browser shuts the phone's database just then.
    await this.#look().catch(() => {})
    void this.flush()
  }

  /** Takes away what the server refused, once that was read. */
  async drop(place: number): Promise<void> {
    await this.#parts.keeping.remove(place)
    await this.#look()
  }

  /**
   * Takes back what was done with a record, where the queue never sent any of it.
   * @param id the `_id` of its entries
   * @returns whether nothing of it is left; otherwise the server may have it
   */
  async takeBack(id: string): Promise<boolean> {
    if (this.#isSending) return false
    let isTaken = false
    await this.#parts.alone(async () => {
      await this.#look()
      const own = this.entries.filter(({ body }) => body._id === id)
      if (own.length === 0 || own.some(({ tried }) => tried)) return
      for (const { place } of own) await this.#parts.keeping.remove(place)
      isTaken = true
    })
    await this.#look()
    return isTaken
  }

  /** Sends what waits: at the start, when the line is back, and when somebody wants it. It never fails: it tries again. */
  async flush(): Promise<void> {
    if (this.#isSending) {
      this.#isWanted = true
      return
    }
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      do {
        this.#isWanted = false
        await this.#parts.alone(() => this.#sendAll())
        // What waits is shown and held to also where another page is at its sending.
        await this.#look()
      } while (this.#isWanted)
    } catch {
      // The browser allows no database, or has shut it: storage was cleared.
    } finally {
      this.#isSending = false
    }
    if (this.entries.some(({ refused }) => refused === undefined))
      this.#timer = setTimeout(() => void this.flush(), againAfter)
  }

  async #sendAll(): Promise<void> {
    // Read anew each time: another page of this phone may have sent some meanwhile.
    let hasArrived = false
    for (let entry = await this.#next(); entry !== undefined; entry = await this.#next()) {
      // Whoever did it has left meanwhile.
      if (entry.personId !== this.#parts.personId() || !this.#parts.hasLine()) break
      if (!entry.tried) await this.#parts.keeping.put({ ...entry, tried: true })
      const outcome = await this.#parts.send(entry)
      if (outcome.is === 'unanswered') break
      hasArrived = true
      if (outcome.is === 'stored') {
        await this.#letFollow(entry, outcome.version)
        await this.#parts.keeping.remove(entry.place)
      } else await this.#parts.keeping.put({ ...entry, tried: true, refused: outcome.why })
    }
    if (hasArrived) this.#parts.onArrival()
  }

  /**
   * What was changed of the same version of a record while this entry waited was changed with it in view, and follows on
   * it. Behind one that was refused it is refused too: somebody else has saved another version.
   */
  async #letFollow({ place, body }: StoredEntry, version: number | undefined): Promise<void> {
    if (version === undefined || version === body.version) return
    await this.#look()
    for (const later of this.entries)
      if (later.place > place && later.body._id === body._id && later.body.version === body.version)
        await this.#parts.keeping.put({ ...later, body: { ...later.body, version } })
  }

  async #next(): Promise<StoredEntry | undefined> {
    await this.#look()
    return this.entries.find(({ refused }) => refused === undefined)
  }

  async #look(): Promise<void> {
    const personId = this.#parts.personId()
    const all = await this.#parts.keeping.read()
    this.#entries.set(all.filter((entry) => entry.personId === personId))
  }
}
