/** One printed paper (A4): company head, title, sections in order. Several print as one run, each from a new sheet. */
export type PrintDocument = {
  title: string
  subtitle?: string
  /** A4 upright unless the paper is wide. */
  orientation?: 'landscape'
  company: {
    name: string
    /** The brand's, beside the logo; the name stands there where it has none. */
    lines: readonly string[]
    /** The address of a picture. */
    logo?: string
  }
  sections: readonly PrintSection[]
}

export type PrintColumn = { label: string; align?: 'start' | 'end' | 'center'; width?: string }

export type PrintSection =
  | PrintTable
  | {
      kind: 'facts'
      caption?: string
      pairs: readonly (readonly [label: string, value: string])[]
    }
  /** One amount or fact that the paper is about, such as the net pay. */
  | { kind: 'highlight'; label: string; value: string }
  | { kind: 'note'; text: string }
  /** Slips to be cut apart, one for each person: no slip shows what another one says. */
  | { kind: 'slips'; slips: readonly PrintSlip[] }
  /** A line to sign on for each label, side by side. */
  | { kind: 'signatures'; labels: readonly string[] }
  | { kind: 'pageBreak' }

export type PrintSlip = {
  title: string
  subtitle?: string
  /** What the slip is for, in large letters. */
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
  /** What stands in place of rows when there are none. */
  empty?: string
}
