import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * The execution at which a statement is prepared: most combinations of filters, sorting and search words never come again.
 */
const asksUntilPrepared = 3

/** Per connection, which frees none: PostgreSQL holds 10 kB for a short statement and 80 kB for a list's. */
export const mostPrepared = 500

/** How many texts that are not prepared yet a connection remembers. */
const mostRemembered = 1000

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** A statement with its name when PostgreSQL has it prepared on this connection. */
export interface NamedStatement extends Statement {
  readonly name?: string
}

/**
 * Lets a connection prepare repeated statements (decision 0011). Lists are passed as one array parameter, so repeated
 * statements have few distinct texts.
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
