import type { Call } from '@tahi/contract'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Milliseconds that invalidations are gathered before the first refetch, and the pause between refetches. */
const gatheredFor = 250
const restBetween = 2_000

/**
 * Refetches shown queries after news: one refetch for many events, at most every two seconds, so that a row of
 * clock-ins does not make every screen in the company refetch for each. A hidden page refetches once it is visible. A
 * record that an open form edits is left alone: it must not change while somebody types.
 */
export class Refreshing {
  readonly #queries: QueryClient
  readonly #paths = new Set<unknown>()
  readonly #hashes = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** By a monotonic clock. */
  #notBefore = 0

  constructor(queries: QueryClient) {
    this.#queries = queries
    document.addEventListener('visibilitychange', () => this.#plan())
  }

  ask(calls: readonly Call[]): void {
    for (const { path } of calls) this.#paths.add(path)
    this.#plan()
  }

  /** Marks all current queries for a refetch. Queries created later are fresh. */
  askEverything(): void {
    for (const { queryHash } of this.#queries.getQueryCache().getAll()) this.#hashes.add(queryHash)
    this.#plan()
  }

  /** The same, immediately: after an action of the user. */
  askEverythingNow(): void {
    this.askEverything()
    if (document.visibilityState === 'hidden') return
    clearTimeout(this.#timer)
    this.#read()
  }

  #plan(): void {
    const isAsked = this.#hashes.size > 0 || this.#paths.size > 0
    if (!isAsked || this.#timer !== undefined || document.visibilityState === 'hidden') return
    const wait = Math.max(gatheredFor, this.#notBefore - performance.now())
    this.#timer = setTimeout(() => this.#read(), wait)
  }

  #read(): void {
    this.#timer = undefined
    this.#notBefore = performance.now() + restBetween
    const paths = new Set(this.#paths)
    const hashes = new Set(this.#hashes)
    this.#paths.clear()
    this.#hashes.clear()
    const predicate = (query: Query) =>
      !isEdited(query) && (hashes.has(query.queryHash) || paths.has(query.queryKey[0]))
    const asked = this.#queries.getQueryCache().findAll({ predicate })
    // A running fetch continues, since a slow connection may have taken long so far. Its result may predate the news,
    // so the query is refetched afterwards.
    const running = new Set(asked.filter(({ state }) => state.fetchStatus === 'fetching'))
    for (const { queryHash } of running) this.#hashes.add(queryHash)
    const idle = new Set(asked.filter((query) => !running.has(query)))
    void this.#queries.invalidateQueries({ predicate: (query) => idle.has(query) }, { cancelRefetch: false })
    this.#plan()
  }
}

/** Whether something can be typed into the query's record. Said by `useOpened` for a form. */
const isEdited = ({ meta, state }: Query): boolean =>
  typeof meta?.isEdited === 'function' && meta.isEdited(state.data)
