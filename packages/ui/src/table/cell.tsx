import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '../button/busy-button.tsx'
import { StatusBadge } from '../charts/status-badge.tsx'
import { MoneyText } from '../format/money.tsx'
import classes from './cell.module.css'
import type { Column } from './column.ts'

type CellProps<Row> = { column: Column<Row>; row: Row; tabIndex?: number }

/** One column's value for one row. */
export function Cell<Row>({ column, row, tabIndex = 0 }: CellProps<Row>) {
  switch (column.kind) {
    case 'money':
      return <MoneyText amount={column.value(row)} />
    case 'file':
      return <FileLink href={column.href(row)} label={column.linkLabel} tabIndex={tabIndex} />
    case 'paid':
      return <PaidMark column={column} row={row} tabIndex={tabIndex} />
    default:
      return <Unbroken value={column.value(row)} />
  }
}

/** Keeps a short word on one line while there is room: a user ID would break at its hyphen in narrow columns. */
function Unbroken({ value }: { value: ReactNode }) {
  const isWord = typeof value === 'string' && /^\S{1,12}$/.test(value)
  return isWord ? <span className={classes.word}>{value}</span> : value
}

type FileLinkProps = { href: string | null; label: string; tabIndex: number }

function FileLink({ href, label, tabIndex }: FileLinkProps) {
  if (href === null) return '–'
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      underline="always"
      style={{ whiteSpace: 'nowrap' }}
      tabIndex={tabIndex}
    >
      {label}
    </Anchor>
  )
}

type PaidMarkProps<Row> = { column: Extract<Column<Row>, { kind: 'paid' }>; row: Row; tabIndex: number }

function PaidMark<Row>({ column, row, tabIndex }: PaidMarkProps<Row>) {
  const { isPaid, words, onMarkPaid, canMark, busyDelay } = column
  if (isPaid(row)) return <StatusBadge tone="good" label={words.paid} />
  if (!onMarkPaid || canMark?.(row) === false) return <StatusBadge tone="warn" label={words.toPay} />
  return (
    <BusyButton
      size="compact-xs"
      variant="default"
      delay={busyDelay ?? 0}
      tabIndex={tabIndex}
      onClick={() => onMarkPaid(row)}
    >
      {words.markAsPaid}
    </BusyButton>
  )
}
