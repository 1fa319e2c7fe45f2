import { setImmediate as endOfTurn } from 'node:timers/promises'

interface Waiting<Found> {
  readonly found: Promise<Found | undefined>
  resolve(found: Found | undefined): void
  reject(error: unknown): void
}

/**
 * Batches lookups: keys asked for in one turn of the event loop are looked up together. One batch runs at a time; keys that
 * arrive in between go into the next. A single lookup does not wait.
 */
export class BatchedLookup<Key, Found> {
  readonly #find: (keys: Key[]) => Promise<Map<Key, Found>>
  #waiting = new Map<Key, Waiting<Found>>()
  #underWay = false

  constructor(find: (keys: Key[]) => Promise<Map<Key, Found>>) {
    this.#find = find
  }

  /** @throws what the lookup of its batch throws */
  ask(key: Key): Promise<Found | undefined> {
    const waiting = this.#waiting.get(key) ?? waitingNow<Found>()
    this.#waiting.set(key, waiting)
    if (!this.#underWay) void this.#serve()
    return waiting.found
  }

  async #serve(): Promise<void> {
    this.#underWay = true
    while (this.#waiting.size > 0) {
      await endOfTurn()
      const round = this.#waiting
      this.#waiting = new Map()
      try {
        const found = await this.#find([...round.keys()])
        for (const [key, { resolve }] of round) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of round.values()) reject(error)
      }
    }
    this.#underWay = false
  }
}

function waitingNow<Found>(): Waiting<Found> {
  let [resolve, reject]: [Waiting<Found>['resolve'], Waiting<Found>['reject']] = [() => {}, () => {}]
  const found = new Promise<Found | undefined>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { found, resolve, reject }
}
