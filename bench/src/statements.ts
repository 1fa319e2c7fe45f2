import type { Statement } from './programs/recorder.ts'

/** What the platform asks for every call: the scope, and who the token belongs to. */
const platform = /set local role|join session/

/**
 * The queries that found what a reply says, as one statement: the floor sends this. A list's page and its exact count
 * go together, because the reply tells both.
 * @throws Error when there were none
 */
export function mainQuery(statements: readonly Statement[]): Statement {
  const queries = statements.filter(({ text }) => /^\s*(?:with|select)\b/i.test(text) && !platform.test(text))
  const [only] = queries
  if (!only) throw new Error('The product asked its database for nothing')
  return queries.length === 1 ? only : joined(queries)
}

function joined(queries: readonly Statement[]): Statement {
  const parts: string[] = []
  const values: unknown[] = []
  for (const [index, query] of queries.entries()) {
    const before = values.length
    const text = query.text.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`)
    parts.push(`${index === 0 ? '' : 'left join '}(${text}) as part_${index}${index === 0 ? '' : ' on true'}`)
    values.push(...query.values)
  }
  return { text: `select * from ${parts.join('\n')}`, values }
}

/** Without the look-up of who asks, which is made once a second however many statements a call sends. */
export const withoutSession = (statements: readonly Statement[]): readonly Statement[] =>
  statements.filter(({ text }) => !/(?:join|update) "?session/.test(text))

/** The product's own opening of a transaction in a caller's scope. @throws Error when there was none */
export function scopeOpening(statements: readonly Statement[]): string {
  const found = statements.find(({ text }) => text.includes('set local role'))
  if (!found) throw new Error('The product opened no transaction in a scope')
  return found.text
}
