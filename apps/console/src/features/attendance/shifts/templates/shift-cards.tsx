import { Button, Skeleton } from '@mantine/core'
import { type Shift, texts } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useState } from 'react'
import { problemOf } from '../../../../platform/lists/list.ts'
import type { useShifts } from '../use-shifts.ts'
import { usualHours } from '../usual-hours.ts'
import { ShiftCard } from './shift-card.tsx'
import classes from './shift-cards.module.css'
import { useRemoveShift } from './use-remove-shift.ts'

type ShiftCardsProps = {
  known: ReturnType<typeof useShifts>
  /** The shift that the week is filtered by: an id, or 'none' for the usual hours. */
  shown: string | undefined
  onShow: (shift: string | undefined) => void
  onEdit: (shift: Shift) => void
}

/** The cards shown at first: two rows on a wide screen, because all branches' shifts would fill it. */
const few = 7

/** The shifts of the branch, and the usual hours of people without one. */
export function ShiftCards({ known, shown, onShow, onEdit }: ShiftCardsProps) {
  const { shifts, living, branchName, tones, peopleToday } = known
  const remove = useRemoveShift()
  const [all, showAll] = useState(false)
  const show = (shift: string) => onShow(shown === shift ? undefined : shift)

  if (shifts.error && !living)
    return (
      <section className={classes.problem} aria-label={texts.shift.title}>
        <ProblemNotice problem={problemOf(shifts.error, () => shifts.refetch())} />
      </section>
    )
  if (!living) return <Skeleton height={82} radius="md" />
  const listed = all ? living : living.slice(0, few)
  return (
    <div className={classes.cards}>
      <ul className={classes.list} aria-label={texts.shift.title}>
        {listed.map((shift) => (
          <ShiftCard
            key={shift._id}
            name={shift.name}
            branchName={branchName(shift.branchId)}
            hours={shift}
            tone={tones.get(shift._id)}
            people={peopleToday(shift._id)}
            shown={shown === shift._id}
            onShow={() => show(shift._id)}
            edit={{
              onEdit: () => onEdit(shift),
              onRemove: () => remove(shift, peopleToday(shift._id) ?? 0),
            }}
          />
        ))}
        <ShiftCard
          name={texts.shift.usual}
          branchName={undefined}
          hours={usualHours}
          tone={undefined}
          people={peopleToday(null)}
          shown={shown === 'none'}
          onShow={() => show('none')}
        />
      </ul>
      {living.length > few && (
        <Button
          className={classes.more}
          size="compact-sm"
          variant="subtle"
          onClick={() => showAll((before) => !before)}
        >
          {all ? texts.shiftWeek.card.showFewer : texts.shiftWeek.card.showAll(living.length)}
        </Button>
      )}
    </div>
  )
}
