import { createHash } from 'node:crypto'
import type pg from 'pg'

/** When a statement is prepared: most combinations of filters, sorting and words never come again. */
const asksUntilPrepared = 3

/** Of a connection, which gives none back: PostgreSQL holds 10 kB of a short statement and 80 kB of a list's. */
export const mostPrepared = 500

/** How many others a connection remembers. */
const mostRemembered = 1000

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** A statement with the name under which PostgreSQL keeps it prepared on this connection, if it does. */
export interface NamedStatement extends Statement {
  readonly name?: string
}

/**
 * Lets a connection prepare what is asked again and again (decision 0011). Lists go in as one array parameter, so the texts
 * of these are few.
 */
export function named(client: pg.ClientBase, statement: Statement): NamedStatement {
  let names = connections.get(client)
  if (!names) {
    names = new Names()
    connections.set(client, names)
  }
  const name = names.of(statement.text)
  return name === undefined ? statement : { ...statement, name }
}

const connections = new WeakMap<pg.ClientBase, Names>()

class Names {
  readonly #names = new Map<string, string>()
  readonly #asks = new Map<string, number>()

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostPrepared) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    const asks = (this.#asks.get(name) ?? 0) + 1
    if (asks < asksUntilPrepared) {
      if (this.#asks.size >= mostRemembered) this.#asks.clear()
      this.#asks.set(name, asks)
      return undefined
    }
    this.#asks.delete(name)
    this.#names.set(text, name)
    return name
  }
}
