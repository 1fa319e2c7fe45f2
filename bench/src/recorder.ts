import pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Records every statement that this process sends to its database, until it is stopped. */
export function recordStatements(): { stop(): Statement[] } {
  const statements: Statement[] = []
  const { prototype } = pg.Client
  const { query } = prototype
  const noting = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given
    if (typeof statement === 'string') statements.push({ text: statement, values: [] })
    else {
      const { text, values = [] } = statement as Partial<Statement>
      statements.push({ text: text ?? '', values })
    }
    return Reflect.apply(query, this, given)
  }
  prototype.query = noting as typeof query
  return {
    stop: () => {
      prototype.query = query
      return statements
    },
  }
}
