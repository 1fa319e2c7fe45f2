import type { Call } from '@tahi/contract'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Milliseconds that news are gathered before the first reading, and from one reading to the next. */
const gatheredFor = 250
const restBetween = 2_000

/**
 * Reads anew what is shown, when news of it come: once for many, and not oftener than every two seconds, so that a
 * line of clock-ins does not make every screen of the company ask at each of them. Nothing is asked for a page that
 * nobody looks at until somebody does. A form's own record is left alone: it must not change under what is being typed.
 */
export class Refreshing {
  readonly #queries: QueryClient
  readonly #paths = new Set<unknown>()
  readonly #hashes = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** By a clock that nobody sets back. */
  #notBefore = 0

  constructor(queries: QueryClient) {
    this.#queries = queries
    document.addEventListener('visibilitychange', () => this.#plan())
  }

  ask(calls: readonly Call[]): void {
    for (const { path } of calls) this.#paths.add(path)
    this.#plan()
  }

  /** What was asked until now; what is asked from now on is new. */
  askEverything(): void {
    for (const { queryHash } of this.#queries.getQueryCache().getAll()) this.#hashes.add(queryHash)
    this.#plan()
  }

  /** The same at once, after something that one did oneself. */
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
      !isOpened(query) && (hashes.has(query.queryHash) || paths.has(query.queryKey[0]))
    const asked = this.#queries.getQueryCache().findAll({ predicate })
    // What is being read goes on, for a bad line may have taken long to bring that far; it may be of before the news.
    const running = new Set(asked.filter(({ state }) => state.fetchStatus === 'fetching'))
    for (const { queryHash } of running) this.#hashes.add(queryHash)
    const idle = new Set(asked.filter((query) => !running.has(query)))
    void this.#queries.invalidateQueries({ predicate: (query) => idle.has(query) }, { cancelRefetch: false })
    this.#plan()
  }
}

/** Read by `useOpened` for a form. */
const isOpened = ({ meta }: Query): boolean => meta?.opened === true
