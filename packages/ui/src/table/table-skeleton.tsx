import { Skeleton, VisuallyHidden } from '@mantine/core'
import { isRightAligned } from './column.ts'
import cardClasses from './row-card.module.css'
import { headProps, type TableBodyProps } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import classes from './table-row.module.css'

/** A page of rows before their data, of the height that they will have. */
export function TableSkeleton<Row extends object>(props: TableBodyProps<Row>) {
  const { columns, pageSize, actions, selection, cards, label } = props
  const rows = Array.from({ length: pageSize }, (_, index) => index)
  if (cards) {
    return (
      <div className={cardClasses.cards} aria-hidden="true">
        {rows.map((row) => (
          <Skeleton key={row} className={cardClasses.cardSkeleton} />
        ))}
      </div>
    )
  }
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <table className={classes.table} aria-label={label}>
        <TableHead {...headProps(props)} />
        <tbody aria-hidden="true">
          {rows.map((row) => (
            <tr key={row} className={classes.row}>
              {selection && <td className={classes.tick} />}
              {columns.map((column, index) => (
                <td key={column.key} data-right={isRightAligned(column) || undefined}>
                  <Skeleton height={9} width={`${widths[(row * 3 + index * 2) % widths.length]}%`} />
                </td>
              ))}
              {actions && (
                <td className={classes.actionsCell}>
                  <Skeleton height={9} width="50%" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Per cent of a cell, uneven as words are. */
const widths = [72, 48, 60, 84, 54, 66, 40]
