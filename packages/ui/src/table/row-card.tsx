import { UnstyledButton } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { Cell } from './cell.tsx'
import { RowActions } from './row-actions.tsx'
import classes from './row-card.module.css'
import type { RowProps } from './row-props.ts'
import { RowTick } from './row-tick.tsx'

/** A row as a card: each column as label and value, the actions as buttons. */
export function RowCard<Row>(props: RowProps<Row>) {
  const { row, columns, actions, selectable, selected, stale, name, onOpen } = props
  const head = columns.find(({ heads }) => heads) ?? columns[0]
  return (
    <li
      className={classes.card}
      data-row
      tabIndex={-1}
      data-selected={selected || undefined}
      aria-disabled={stale || undefined}
    >
      <div className={classes.cardHead}>
        {selectable && <RowTick {...props} />}
        {head && (
          <span className={classes.cardTitle}>
            <span className={classes.cardLabel}>{head.label}</span> <Cell column={head} row={row} />
          </span>
        )}
        {onOpen && (
          <UnstyledButton
            className={classes.cardOpen}
            aria-label={texts.table.openRow(name)}
            onClick={onOpen}
          >
            {texts.table.open}
          </UnstyledButton>
        )}
      </div>
      <dl className={classes.facts}>
        {columns
          .filter((column) => column !== head)
          .map((column) => (
            <div key={column.key} className={classes.fact}>
              <dt>{column.label}</dt>
              <dd>
                <Cell column={column} row={row} />
              </dd>
            </div>
          ))}
      </dl>
      {actions && actions.length > 0 && <RowActions actions={actions} labelled />}
    </li>
  )
}
