import { Alert, Button, Select } from '@mantine/core'
import { assignShift, listShifts, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import { useCall, useRefresh } from '../../../../platform/calls.ts'
import { useCompany } from '../../../../platform/company.ts'
import { DayField } from '../../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../../platform/forms/field-props.ts'
import { keyOfMany } from '../../../../platform/forms/key-of-many.ts'
import { showFailedSave } from '../../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../../platform/forms/use-draft-form.ts'
import { NothingSaved, useSaveDialog } from '../../../../platform/forms/use-save-dialog.ts'
import { client } from '../../../../platform/session/session.ts'
import { hoursInWords } from '../../../../platform/shift-hours.ts'
import { changedByShifts } from '../../shows.ts'
import { comingMonday } from '../days.ts'
import { usualHours } from '../usual-hours.ts'
import classes from './assign-dialog.module.css'
import { type AssignValues, assignSchema, differences, refusesShift } from './assign-form.ts'
import { branchOf, type Chosen } from './chosen.ts'

type AssignDialogProps = {
  chosen: Chosen
  /** The chosen people, in words: '12 people', or a name. */
  whom: string
  /** The preset first day; undefined for the coming Monday. */
  from?: Day | undefined
  /** Whether they left, so that no day to come is suggested. */
  hasLeft: boolean
  onAssigned: () => void
  onClose: () => void
}

const words = texts.shiftAssign

/** Assigns people to a shift, or to the usual hours, from a day on (D3 Shifts). */
export function AssignDialog({ chosen, whom, from, hasLeft, onAssigned, onClose }: AssignDialogProps) {
  const { today } = useCompany()
  const [initial] = useState<AssignValues>(() => ({ shiftId: '', from: from ?? comingMonday(today) }))
  // Typed for these people from this day on, and for no others.
  const key = `shift:assign:${initial.from}:${keyOfMany(chosen.keys())}`
  const form = useDraftForm<AssignValues>(key, initial, assignSchema)
  const refresh = useRefresh(changedByShifts)

  const branchId = branchOf(chosen)
  const shifts = useCall(
    listShifts,
    { params: { id: branchId ?? 'all' }, query: {} },
    { enabled: branchId !== undefined },
  )
  const ofBranch = branchId === undefined ? [] : (shifts.data?.data ?? [])
  const choices = [
    ...ofBranch.map((shift) => ({ value: shift._id, label: `${shift.name}, ${hoursInWords(shift)}` })),
    { value: 'none', label: `${texts.shift.usual}, ${hoursInWords(usualHours)}` },
  ]

  const assign = async () => {
    const { shiftId, from } = form.values
    const { data } = await client.send(assignShift, {
      body: { shiftId: shiftId === 'none' ? null : shiftId, userIds: [...chosen.keys()], from },
    })
    if (data.assigned === 0) throw new NothingSaved(texts.shift.notAssigned(data.refused))
    for (const difference of differences(data)) toast(difference)
    if (data.refused.length > 0) toast.error(texts.shift.notAssigned(data.refused))
    onAssigned()
  }
  const { save, cancel, error, saved } = useSaveDialog(form, {
    send: assign,
    refresh,
    onClose,
    explain: (failure) => {
      // What was removed meanwhile is no choice any more, and would be sent again.
      if (refusesShift(failure)) form.setFieldValue('shiftId', '')
      return showFailedSave(failure, form.showErrors)
    },
  })

  return (
    <Dialog title={words.title(whom)} onClose={cancel} size="sm">
      <Form onSubmit={save} submitLabel={texts.shift.assign} onCancel={cancel} error={error} readOnly={saved}>
        {branchId === undefined && (
          <Alert color="yellow" variant="light">
            {words.severalBranches}
          </Alert>
        )}
        <Select
          label={words.shift}
          placeholder={words.noShift}
          required
          data-autofocus
          data={choices}
          value={form.values.shiftId || null}
          onChange={(shift) => form.setFieldValue('shiftId', shift ?? '')}
          error={form.errors.shiftId ?? shifts.error?.message}
          allowDeselect={false}
          searchable={choices.length > 8}
        />
        <DayField label={texts.columns.from} required {...fieldProps(form, 'from')} />
        {!hasLeft && (
          <div className={classes.days}>
            <Suggestion day={today} label={texts.choices.today} form={form} />
            {comingMonday(today) !== today && (
              <Suggestion
                day={comingMonday(today)}
                label={words.monday(formatDay(comingMonday(today)))}
                form={form}
              />
            )}
          </div>
        )}
        <p className={classes.hint}>{form.values.from > today ? words.fromLater : words.fromToday}</p>
      </Form>
    </Dialog>
  )
}

type SuggestionProps = { day: Day; label: string; form: ReturnType<typeof useDraftForm<AssignValues>> }

function Suggestion({ day, label, form }: SuggestionProps) {
  const chosen = form.values.from === day
  return (
    <Button
      size="compact-sm"
      variant={chosen ? 'light' : 'default'}
      aria-pressed={chosen}
      onClick={() => form.setFieldValue('from', day)}
    >
      {label}
    </Button>
  )
}
