import { VisuallyHidden } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { isRightAligned } from './column.ts'
import cardClasses from './row-card.module.css'
import { headProps, type TableBodyProps } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import rowClasses from './table-row.module.css'
import classes from './table-skeleton.module.css'

/** Placeholder rows while data loads, with the final height. */
export function TableSkeleton<Row extends object>(props: TableBodyProps<Row>) {
  const { columns, pageSize, actions, selection, cards, label } = props
  const rows = Array.from({ length: pageSize }, (_, index) => index)
  if (cards) {
    return (
      <div className={cardClasses.cards} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={classes.card} />
        ))}
      </div>
    )
  }
  return (
    <>
      <VisuallyHidden role="status">{texts.states.loading}</VisuallyHidden>
      <table className={rowClasses.table} aria-label={label}>
        <TableHead {...headProps(props)} />
        <tbody aria-hidden="true">
          {rows.map((row) => (
            <tr key={row} className={rowClasses.row}>
              {selection && <td className={rowClasses.tick} />}
              {columns.map((column, index) => (
                <td key={column.key} data-right={isRightAligned(column) || undefined}>
                  <Word width={widths[(row * 3 + index * 2) % widths.length]} />
                </td>
              ))}
              {actions && (
                <td className={rowClasses.actionsCell}>
                  <Word width={50} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** @param width per cent of its cell */
function Word({ width = 50 }: { width: number | undefined }) {
  return <span className={classes.word} style={{ width: `${width}%` }} />
}

/** Widths in per cent of a cell, uneven like words. */
const widths = [72, 48, 60, 84, 54, 66, 40]
