import classes from './versions-table.module.css'

export interface VersionsRow {
  readonly label: string
  readonly before: string
  readonly after: string
  /** Highlighted, because the row differs. */
  readonly marked: boolean
}

type VersionsTableProps = { heads: readonly [string, string, string]; rows: readonly VersionsRow[] }

/** Two versions of a record side by side, row by row. */
export function VersionsTable({ heads, rows }: VersionsTableProps) {
  return (
    <table className={classes.versions}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after, marked }) => (
          <tr key={label} data-differs={marked || undefined}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
