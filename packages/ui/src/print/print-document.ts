/** One printed paper (A4): company header, title, sections in order. Several print as one job, each on a new sheet. */
export type PrintDocument = {
  title: string
  subtitle?: string
  /** What a browser calls the file when this paper alone is saved; its title by default. */
  fileName?: string
  /** At the foot of the sheets after the first: whose they are, where they are signed. The title by default. */
  foot?: string
  /** Portrait by default. */
  orientation?: 'landscape'
  company: {
    name: string
    /** The brand's lines beside the logo; without any, the name is shown. */
    lines: readonly string[]
    /** The address of a picture. */
    logo?: string
  }
  sections: readonly PrintSection[]
}

export type PrintColumn = {
  label: string
  align?: 'start' | 'end' | 'center'
  width?: string
  /** For dates and codes, which are not read in parts; the other columns wrap. */
  oneLine?: boolean
}

export type PrintSection =
  | PrintTable
  | {
      kind: 'facts'
      caption?: string
      pairs: readonly (readonly [label: string, value: string])[]
    }
  /** One amount or fact that matters most, such as the net pay. */
  | { kind: 'highlight'; label: string; value: string }
  /** Two tables side by side, the first one wider. */
  | { kind: 'beside'; tables: readonly [PrintTable, PrintTable] }
  | { kind: 'note'; text: string }
  /** Slips to be cut apart, one per person; no slip shows another person's data. */
  | { kind: 'slips'; slips: readonly PrintSlip[] }
  /** A signature line for each label, side by side. */
  | { kind: 'signatures'; labels: readonly string[] }
  | { kind: 'pageBreak' }

export type PrintSlip = {
  title: string
  subtitle?: string
  /** The slip's main content, in large letters. */
  value: string
  lines: readonly string[]
}

export type PrintTable = {
  kind: 'table'
  columns: readonly PrintColumn[]
  rows: readonly (readonly string[])[]
  caption?: string
  /** A last row, such as totals. */
  footer?: readonly string[]
  /** Shown in place of rows when there are none. */
  empty?: string
  /** Small rows, for details that should not need a sheet of their own. */
  dense?: boolean
}
