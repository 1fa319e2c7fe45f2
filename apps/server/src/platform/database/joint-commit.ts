import type pg from 'pg'
import { BatchedLookup } from '../batched-lookup.ts'
import { isRefused } from '../errors.ts'
import type { Scope } from '../scope.ts'
import type { Send } from './connection.ts'
import { sendTogether } from './joint-query.ts'
import { askInScope, type InScope, settingsOf } from './scoped-query.ts'
import { againAfterDeadlock } from './transaction.ts'

/** The most statements of one commit: on the embedded database every other request waits for them. */
const mostTogether = 50

type OnOwnConnection = <T>(run: (client: pg.ClientBase) => Promise<T>) => Promise<T>
type Answer = PromiseSettledResult<pg.QueryResult>

/**
 * Commits together what several callers write at the same moment, each in its own scope: a commit's sync to disk takes
 * longer than writing a row. One such commit runs at a time; the next takes all statements that arrived during it.
 */
export class JointCommit {
  readonly #onOwn: OnOwnConnection
  readonly #commits = new BatchedLookup((asked: InScope[]) => this.#commit(asked))

  constructor(onOwn: OnOwnConnection) {
    this.#onOwn = onOwn
  }

  /** Sends its caller's only statement; a second one would be committed separately from the first. */
  sendIn(scope: Scope): Send {
    let isAsked = false
    return async (statement) => {
      if (isAsked) throw new Error('One statement is all that is committed jointly')
      isAsked = true
      const asked = { settings: settingsOf(scope, 'write'), statement }
      const answer = await this.#commits.ask(asked)
      if (answer?.status === 'fulfilled') return answer.value
      // A statement that was refused, or waited for a lock, rolled back all others with it.
      if (isRefused(answer?.reason)) return this.#alone(asked)
      throw answer?.reason
    }
  }

  async #commit(asked: readonly InScope[]): Promise<Map<InScope, Answer>> {
    const answers = new Map<InScope, Answer>()
    for (let from = 0; from < asked.length; from += mostTogether) {
      const some = asked.slice(from, from + mostTogether)
      for (const [index, answer] of (await this.#together(some)).entries())
        answers.set(some[index] as InScope, answer)
    }
    return answers
  }

  /** Statements that get no connection fail; those already committed are not affected. */
  async #together(asked: readonly InScope[]): Promise<Answer[]> {
    try {
      return await this.#onOwn((client) => sendTogether(client, asked))
    } catch (reason) {
      return asked.map(() => ({ status: 'rejected', reason }))
    }
  }

  #alone(asked: InScope): Promise<pg.QueryResult> {
    return againAfterDeadlock(() =>
      this.#onOwn((client) => askInScope(client, asked, (query) => client.query(query))),
    )
  }
}
