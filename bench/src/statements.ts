import type { Statement } from './recorder.ts'

/** The platform's statements for every call: entering the scope, and the session lookup. */
const platform = /set local role|join session/

/**
 * The queries behind a reply, as the floor's single statement. A list's page and its exact count are joined, because the
 * reply has both.
 * @throws Error when there were none
 */
export function mainQuery(statements: readonly Statement[]): Statement {
  const queries = queriesOf(statements)
  const [only] = queries
  return queries.length === 1 && only ? only : joined(queries)
}

/**
 * The same for a reply about unrelated things: each query as a JSON value, because a join would multiply the rows.
 * @throws Error when there were none
 */
export function besideEachOther(statements: readonly Statement[]): Statement {
  const { texts, values } = renumbered(queriesOf(statements))
  const parts = texts.map((text, index) => `(select json_agg(part_${index}) from (${text}) as part_${index})`)
  return { text: `select ${parts.join(',\n')}`, values }
}

function queriesOf(statements: readonly Statement[]): Statement[] {
  const queries = statements.filter(({ text }) => /^\s*(?:with|select)\b/i.test(text) && !platform.test(text))
  if (queries.length === 0) throw new Error('The product asked its database for nothing')
  return queries
}

function joined(queries: readonly Statement[]): Statement {
  const { texts, values } = renumbered(queries)
  const parts = texts.map(
    (text, index) =>
      `${index === 0 ? '' : 'left join '}(${text}) as part_${index}${index === 0 ? '' : ' on true'}`,
  )
  return { text: `select * from ${parts.join('\n')}`, values }
}

/** The statements with distinct parameter numbers, so that they can be combined. */
function renumbered(queries: readonly Statement[]): { texts: string[]; values: unknown[] } {
  const values: unknown[] = []
  const texts = queries.map((query) => {
    const before = values.length
    values.push(...query.values)
    return query.text.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`)
  })
  return { texts, values }
}

/** Without the session lookup, which runs twice a second however many statements a call sends. */
export const withoutSession = (statements: readonly Statement[]): readonly Statement[] =>
  statements.filter(({ text }) => !/(?:join|update) "?session/.test(text))
