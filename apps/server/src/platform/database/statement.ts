/** A statement with the name under which the database keeps it prepared. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}
