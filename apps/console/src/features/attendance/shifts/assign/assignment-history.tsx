import { Button, Skeleton } from '@mantine/core'
import { listShiftAssignments, type ShiftAssignment, type ShiftWeekRow, texts } from '@tahi/contract'
import { type Day, effectiveOn, fullName } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { Answer } from '../../../../platform/answer.tsx'
import { useCall } from '../../../../platform/calls.ts'
import { useCompany } from '../../../../platform/company.ts'
import { hoursInWords } from '../../../../platform/shift-hours.ts'
import { usualHours } from '../usual-hours.ts'
import classes from './assignment-history.module.css'

type AssignmentHistoryProps = {
  person: ShiftWeekRow
  /** Opens the assignment dialog: with the day of a planned shift, or undefined for any day. */
  onAssign: (from: Day | undefined) => void
  onClose: () => void
}

const words = texts.shiftAssign

/** A person's past, present and planned hours, newest first; of who left, those that held until their last day. */
export function AssignmentHistory({ person, onAssign, onClose }: AssignmentHistoryProps) {
  const { employee, leftOn } = person
  const { today } = useCompany()
  const history = useCall(listShiftAssignments, { params: { id: employee._id }, query: {} })
  const present = history.data && effectiveOn(history.data.data, leftOn ?? today)
  const holds = leftOn === null ? words.holdsToday : words.heldLast
  return (
    <Dialog title={fullName(employee)} onClose={onClose} size="lg">
      <p className={classes.lead}>
        {[
          employee.userId,
          person.designationName,
          person.branchName,
          leftOn && texts.shiftWeek.leftOn(formatDay(leftOn)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Answer of={history} waiting={<Skeleton height={120} radius="md" />}>
        {({ data }) => {
          const assignments = data.filter(({ from }) => leftOn === null || from <= leftOn)
          return (
            <ol className={classes.list} aria-label={words.history}>
              {assignments.map((assignment) => (
                <Entry
                  key={assignment.from}
                  assignment={assignment}
                  holds={holds}
                  state={assignment.from > today ? 'planned' : assignment === present ? 'present' : 'past'}
                  onChange={() => onAssign(assignment.from)}
                />
              ))}
              <li className={classes.entry}>
                <span className={classes.from}>
                  {assignments.length === 0 ? words.sinceBeginning : words.before}
                </span>
                <span className={classes.shift}>
                  <strong>{texts.shift.usual}</strong>
                  <small>{hoursInWords(usualHours)}</small>
                </span>
                {!present && <StatusBadge tone="good" label={holds} />}
              </li>
            </ol>
          )
        }}
      </Answer>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {texts.actions.close}
        </Button>
        <Button data-autofocus onClick={() => onAssign(undefined)}>
          {texts.shift.assign}
        </Button>
      </div>
    </Dialog>
  )
}

type EntryProps = {
  assignment: ShiftAssignment
  state: 'planned' | 'present' | 'past'
  /** What is said of the present one. */
  holds: string
  onChange: () => void
}

function Entry({ assignment, state, holds, onChange }: EntryProps) {
  const { title, hours } = wordsOf(assignment)
  return (
    <li className={classes.entry} data-state={state}>
      <span className={classes.from}>{words.from(formatDay(assignment.from))}</span>
      <span className={classes.shift}>
        <strong>{title}</strong>
        {hours && <small>{hours}</small>}
      </span>
      {state === 'present' && <StatusBadge tone="good" label={holds} />}
      {state === 'planned' && (
        <>
          <StatusBadge tone="info" label={words.planned} />
          <Button size="compact-xs" variant="default" onClick={onChange}>
            {words.change}
          </Button>
        </>
      )}
    </li>
  )
}

function wordsOf({ shiftId, name, start, end }: ShiftAssignment): { title: string; hours?: string } {
  if (shiftId === null) return { title: texts.shift.usual, hours: hoursInWords(usualHours) }
  if (name === null || start === null || end === null) return { title: texts.shift.former }
  return { title: name, hours: hoursInWords({ start, end }) }
}
