/** What a run measured, rounded as it is shown: the page is written from it, and so is what the documentation quotes. */
export interface Results {
  /** When, and on what. */
  readonly run: string
  /** Why PostgreSQL was not measured. */
  readonly unavailable?: string | undefined
  readonly sections: readonly Section[]
}

export interface Section {
  readonly title: string
  /** Of a database: how large the measured company is. */
  readonly company?: string
  readonly tables: readonly Table[]
}

export interface Table {
  /** What is said above it. */
  readonly texts?: readonly string[]
  /** The first names what each row is about. */
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export interface Column {
  readonly title: string
  /** What every figure of the column should be. */
  readonly aim?: string
}

export interface Row {
  readonly cells: readonly Cell[]
  /** What this row's figures should be, where that is not the columns'. */
  readonly aim?: string
  readonly verdict?: Verdict
}

/** A figure, or the median of the rounds with the least and the most of them. */
export type Cell = string | { readonly median: string; readonly least: string; readonly most: string }

export type Verdict = 'ok' | 'not met' | 'no aim'
