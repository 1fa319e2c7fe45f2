import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { weekday } from '@tahi/domain'
import { RowActions } from '@tahi/ui/table/row-actions.tsx'
import { useCompany } from '../../../../platform/company.ts'
import { hoursInWords } from '../../../../platform/shift-hours.ts'
import classes from './shift-card.module.css'

type ShiftCardProps = {
  name: string
  branchName: string | undefined
  hours: { start: string; end: string; breakMinutes: number; days: readonly number[] }
  /** The tone of the shift in the week's cells; undefined for the usual hours. */
  tone: number | undefined
  /** How many people have it today; undefined until loaded. */
  people: number | undefined
  /** Whether the week shows only these people. */
  shown: boolean
  onShow: () => void
  /** Undefined for the usual hours, which cannot be changed or removed. */
  edit?: { onEdit: () => void; onRemove: () => unknown }
}

const words = texts.shiftWeek.card

/** One shift: its hours, and how many people have it today, with a button that shows them. */
export function ShiftCard(props: ShiftCardProps) {
  const { name, branchName, hours, tone, people, shown, onShow, edit } = props
  const { today } = useCompany()
  return (
    <li className={classes.card} data-shift-tone={tone} data-shown={shown || undefined}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          {name}
          {branchName && <small>{branchName}</small>}
        </h2>
        {edit && (
          <RowActions
            actions={[
              { key: 'edit', label: words.edit(name), icon: <IconEdit size={16} />, onClick: edit.onEdit },
              {
                key: 'remove',
                label: words.remove(name),
                icon: <IconTrash size={16} />,
                danger: true,
                onClick: edit.onRemove,
              },
            ]}
          />
        )}
      </div>
      <p className={classes.hours}>
        <strong>{hoursInWords(hours)}</strong>
        <span>{texts.shiftDays.listed(hours.days)}</span>
        <span>{hours.breakMinutes === 0 ? words.noBreak : words.break(hours.breakMinutes)}</span>
      </p>
      {people === undefined ? (
        <Skeleton height={10} width={90} mt={6} />
      ) : (
        <UnstyledButton className={classes.people} aria-pressed={shown} onClick={onShow}>
          {texts.shift.holdsFor(people, hours.days.includes(weekday(today)))}
        </UnstyledButton>
      )}
    </li>
  )
}
