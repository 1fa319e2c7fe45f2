import { Input, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { formatDay } from '../format/day.ts'
import classes from './day-field.module.css'
import { isFinished, readTypedDay } from './typed-day.ts'
import { type Reading, useTyped } from './use-typed.ts'

// Loaded on first use: most days are typed, and pages full of filters need no calendar (14 kB).
const DayCalendar = lazy(() => import('./day-calendar.tsx').catch(() => ({ default: NoCalendar })))

/** Offline, the day can still be typed. */
const NoCalendar = () => <p className={classes.missing}>{texts.fields.noCalendar}</p>

export type DayFieldProps = {
  label: ReactNode
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  onChange: (day: string) => void
  /** 'YYYY-MM-DD': what 'today' means, and the year of a day without one. */
  today: string
  error?: ReactNode
  description?: ReactNode
  /** 'YYYY-MM-DD', inclusive. */
  min?: string
  max?: string
  required?: boolean
  disabled?: boolean
  /** Whether the field may be emptied. */
  clearable?: boolean
  /** The placeholder; an example of a day by default. */
  placeholder?: string
  name?: string
  size?: 'xs' | 'sm'
}

/**
 * A calendar day, typed in the usual forms ('11/3', 'Nov 3, 2026', '2026-11-03', 'today') or picked from the calendar
 * that a click or the down arrow opens. While typing, `onChange` is called only when the text cannot be the beginning
 * of a longer one; otherwise on blur or Enter. A text that is no day, or not an allowed one, stays with an error
 * below it and prevents saving.
 */
export function DayField({
  value,
  onChange,
  today,
  min = '',
  max = '',
  clearable = false,
  placeholder = texts.fields.day,
  size = 'sm',
  ...rest
}: DayFieldProps) {
  const [open, setOpen] = useState(false)
  const read = (text: string): Reading<string> => {
    if (text.trim() === '' && (clearable || value === '')) return { value: '' }
    return readTypedDay(text, { min, max }, today)
  }
  const typed = useTyped(value, read, onChange)
  const { found: day, problem, refuse } = typed
  const error = typed.error ?? rest.error

  const type = ({ value: text, selectionStart }: HTMLInputElement) => {
    const { value: day } = read(text)
    typed.type(text, day && isFinished(text, selectionStart) ? day : undefined)
    setOpen(true)
  }
  const take = (day: string) => {
    typed.give(day)
    typed.drop()
    setOpen(false)
  }
  const send = () => {
    if (problem) refuse()
    else leave()
  }
  const leave = () => {
    // An emptied field that may not be empty shows its day again.
    if (problem && typed.text?.trim()) refuse()
    else if (day !== undefined) return take(day)
    else typed.drop()
    setOpen(false)
  }
  const shown = day || value
  return (
    <Popover
      opened={open && !rest.disabled}
      onChange={setOpen}
      // The calendar must not cover the error.
      position={error ? 'top-start' : 'bottom-start'}
      middlewares={{ flip: true, shift: true, size: { padding: 4, apply: fitScreen } }}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          ref={typed.input}
          error={error}
          size={size}
          value={typed.text ?? formatDay(value)}
          onChange={(event) => type(event.currentTarget)}
          // Not on focus: a form starts in its first field, whose calendar would cover the others.
          onClick={() => setOpen(true)}
          onBlur={leave}
          onInvalid={refuse}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setOpen(true)
            if (key === 'Escape') setOpen(false)
            if (key === 'Enter') send()
          }}
          // Escape closes only the calendar, not the dialog around the field.
          data-mantine-stop-propagation={open || undefined}
          autoComplete="off"
          placeholder={placeholder}
          leftSection={<IconCalendar size={15} aria-hidden />}
          leftSectionPointerEvents="none"
          rightSection={
            clearable &&
            value !== '' &&
            !rest.disabled && (
              <Input.ClearButton
                aria-label={texts.fields.clearDay}
                onMouseDown={keepFieldFocused}
                onClick={() => take('')}
              />
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} onMouseDown={keepFieldFocused}>
        <Suspense fallback={<div className={classes.waiting} />}>
          <DayCalendar
            value={shown}
            // A click on a day that is only typed so far picks it instead of clearing it.
            clearable={clearable && shown === value}
            {...{ today, min, max, size }}
            onPick={take}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** On a low screen the calendar is as high as there is room beside the field, and scrolls. */
const fitScreen = ({ availableHeight, elements }: { availableHeight: number; elements: Elements }) => {
  elements.floating.style.maxHeight = `${Math.max(availableHeight, leastHeight)}px`
}
type Elements = { floating: HTMLElement }

/** In pixels: two weeks, with the days' names. */
const leastHeight = 120

/** Keeps the focus in the field while a day is picked. */
const keepFieldFocused = (event: MouseEvent) => event.preventDefault()
