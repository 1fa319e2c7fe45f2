/** What a run measured, rounded for display: the page and the documentation's quotes are written from it. */
export interface Results {
  /** Date, versions and machine. */
  readonly run: string
  /** Why PostgreSQL was not measured. */
  readonly unavailable?: string | undefined
  readonly sections: readonly Section[]
}

export interface Section {
  readonly title: string
  /** The size of the measured company, in a database's section. */
  readonly company?: string
  readonly tables: readonly Table[]
}

export interface Table {
  /** Texts above the table. */
  readonly texts?: readonly string[]
  /** The first column names each row. */
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export interface Column {
  readonly title: string
  /** The aim for every figure of the column. */
  readonly aim?: string
}

export interface Row {
  readonly cells: readonly Cell[]
  /** The row's own aim, when it differs from the columns'. */
  readonly aim?: string
  readonly verdict?: Verdict
}

/** A figure, or the rounds' median with the smallest and largest. */
export type Cell = string | { readonly median: string; readonly least: string; readonly most: string }

export type Verdict = 'ok' | 'not met' | 'no aim'
