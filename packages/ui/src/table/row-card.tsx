import { Checkbox, UnstyledButton } from '@mantine/core'
import { Cell } from './cell.tsx'
import { RowActions } from './row-actions.tsx'
import classes from './row-card.module.css'
import type { RowProps } from './row-props.ts'

/** A row on a narrow screen: each column as label and value, the actions as buttons. */
export function RowCard<Row>(props: RowProps<Row>) {
  const { row, columns, actions, selectable, canSelect, selected, name, onToggle, onOpen } = props
  const [first, ...rest] = columns
  return (
    <li className={classes.card} data-selected={selected || undefined}>
      <div className={classes.cardHead}>
        {selectable && (
          <Checkbox
            aria-label={`Select ${name}`}
            disabled={!canSelect}
            checked={selected}
            onChange={onToggle}
          />
        )}
        {first && (
          <span className={classes.cardTitle}>
            <span className={classes.cardLabel}>{first.label}</span> <Cell column={first} row={row} />
          </span>
        )}
        {onOpen && (
          <UnstyledButton className={classes.cardOpen} aria-label={`Open ${name}`} onClick={onOpen}>
            Open
          </UnstyledButton>
        )}
      </div>
      <dl className={classes.facts}>
        {rest.map((column) => (
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
