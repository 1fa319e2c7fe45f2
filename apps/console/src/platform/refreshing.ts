import type { Call } from '@tahi/contract'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Milliseconds that news are gathered before the first reading, and from one reading to the next. */
const gatheredFor = 250
const restBetween = 2_000

/**
 * Reads anew what is shown, when news of it come: once for many, and not oftener than every two seconds, so that a
 * line of clock-ins does not make every console of the company ask at each of them. Nothing is asked for a page that
 * nobody looks at until somebody does. A form's own record is left alone: it must not change under what is being typed.
 */
export class Refreshing {
  readonly #queries: QueryClient
  readonly #paths = new Set<string>()
  #everything = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #notBefore = 0

  constructor(queries: QueryClient) {
    this.#queries = queries
    document.addEventListener('visibilitychange', () => this.#plan())
  }

  ask(calls: readonly Call[]): void {
    for (const { path } of calls) this.#paths.add(path)
    this.#plan()
  }

  askEverything(): void {
    this.#everything = true
    this.#plan()
  }

  #plan(): void {
    const isAsked = this.#everything || this.#paths.size > 0
    if (!isAsked || this.#timer !== undefined || document.visibilityState === 'hidden') return
    const wait = Math.max(gatheredFor, this.#notBefore - Date.now())
    this.#timer = setTimeout(() => this.#read(), wait)
  }

  #read(): void {
    this.#timer = undefined
    this.#notBefore = Date.now() + restBetween
    const paths = new Set<unknown>(this.#paths)
    const everything = this.#everything
    this.#paths.clear()
    this.#everything = false
    void this.#queries.invalidateQueries({
      predicate: (query) => !isOpened(query) && (everything || paths.has(query.queryKey[0])),
    })
  }
}

/** Read by `useOpened` for a form. */
const isOpened = ({ meta }: Query): boolean => meta?.opened === true
