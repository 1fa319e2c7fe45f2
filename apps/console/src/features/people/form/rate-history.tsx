import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type PayRate, type PersonRecord, texts } from '@tahi/contract'
import { effectiveOn } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { useCompany } from '../../../platform/company.ts'
import classes from './rate-history.module.css'

type RateHistoryProps = {
  record: Pick<PersonRecord, 'rates' | 'leftOn'>
  /** Removes a mistaken rate; undefined makes the history read-only. */
  onRemove?: (rate: PayRate) => void
}

const { fields } = texts.employees
const words = texts.employeeRates

/** All rates, newest first; the one that applies today, or applied on the last day, is marked. */
export function RateHistory({ record: { rates, leftOn }, onRemove }: RateHistoryProps) {
  const { today } = useCompany()
  const holding = effectiveOn(rates, leftOn ?? today)
  if (rates.length === 0) return <p className={classes.none}>{words.none}</p>
  return (
    <table className={classes.rates} aria-label={words.title}>
      <thead>
        <tr>
          <th scope="col">{fields.ratesFrom}</th>
          <th scope="col" data-right>
            {fields.dailyRate}
          </th>
          <th scope="col" data-right>
            {fields.overRate}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.from} data-holds={rate === holding || undefined}>
            <th scope="row">
              <span className={classes.from}>
                {formatDay(rate.from)}
                {rate === holding && (
                  <StatusBadge tone="good" label={leftOn === null ? words.holdsToday : words.heldLast} />
                )}
                {rate.from > today && <StatusBadge tone="info" label={words.toCome} />}
              </span>
            </th>
            <td data-right>{formatPesos(rate.dailyRate)}</td>
            <td data-right>{formatPesos(rate.overRate)}</td>
            <td className={classes.end}>
              {onRemove && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={words.remove(formatDay(rate.from))}
                  onClick={() => onRemove(rate)}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
