import { Input, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { formatDay } from '../format/day.ts'
import classes from './day-field.module.css'
import { isFinished, readTypedDay } from './typed-day.ts'

// Most days are typed, and a page full of filters shows none of its calendars: 14 kB that wait for the first of them.
const DayCalendar = lazy(() => import('./day-calendar.tsx').catch(() => ({ default: NoCalendar })))

/** Without a line: the day can still be typed. */
const NoCalendar = () => (
  <p className={classes.missing}>The calendar could not be loaded. Type the day instead.</p>
)

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
  /** May be emptied again. */
  clearable?: boolean
  /** What stands in an empty field; an example without it. */
  placeholder?: string
  name?: string
  size?: 'xs' | 'sm'
}

interface Typed {
  readonly text: string
  /** The value that it is typed over: when another comes than it gave, the text goes. */
  readonly over: string
  /** The day of it that was given on last. */
  readonly given?: string | undefined
  /** Left or sent with a text that the field cannot take. */
  readonly refused?: boolean
}

/**
 * A calendar day, typed in most usual forms ('11/3', 'Nov 3, 2026', '2026-11-03', 'today') or picked from the calendar
 * that a click or the arrow down opens. While someone types, only a text that is no part of a longer one is given on;
 * the rest is when the field is left or Enter is pressed. A text that is no day, or none that may be, stays with its
 * error under it and holds up the form's save.
 */
export function DayField({
  value,
  onChange,
  today,
  min = '',
  max = '',
  clearable = false,
  placeholder = 'Month day, year',
  size = 'sm',
  ...rest
}: DayFieldProps) {
  const [typed, setTyped] = useState<Typed>()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const read = (text: string) => {
    if (text.trim() === '' && (clearable || value === '')) return { day: '' }
    return readTypedDay(text, { min, max }, today)
  }
  if (typed && typed.over !== value) setTyped(typed.given === value ? { ...typed, over: value } : undefined)
  const { day, problem } = typed ? read(typed.text) : {}
  const error = (typed?.refused ? problem : undefined) ?? rest.error
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const give = (day: string) => {
    // The value may still be on its way back from what was given on.
    if (day !== (typed?.given ?? value)) onChange(day)
  }
  const type = ({ value: text, selectionStart }: HTMLInputElement) => {
    const { day } = read(text)
    const given = day && isFinished(text, selectionStart) ? day : undefined
    if (given) give(given)
    setTyped({ text, over: value, given: given ?? typed?.given })
    setOpen(true)
  }
  const refuse = () => typed && setTyped({ ...typed, refused: true })
  const take = (day: string) => {
    give(day)
    setTyped(undefined)
    setOpen(false)
  }
  const send = () => {
    if (problem) refuse()
    else leave()
  }
  const leave = () => {
    // What was emptied and may not be goes back to its day, which is then seen.
    if (problem && typed?.text.trim()) refuse()
    else if (day !== undefined) return take(day)
    else setTyped(undefined)
    setOpen(false)
  }
  const shown = day || value
  return (
    <Popover
      opened={open && !rest.disabled}
      onChange={setOpen}
      // The calendar must not cover what is wrong.
      position={error ? 'top-start' : 'bottom-start'}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          ref={input}
          error={error}
          size={size}
          value={typed?.text ?? formatDay(value)}
          onChange={(event) => type(event.currentTarget)}
          // Not by the focus alone: a form begins in its first field, and its calendar would lie over the others.
          onClick={() => setOpen(true)}
          onBlur={leave}
          onInvalid={refuse}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setOpen(true)
            if (key === 'Escape') setOpen(false)
            if (key === 'Enter') send()
          }}
          // Escape closes the calendar, and not the dialog that the field is in.
          data-mantine-stop-propagation={open || undefined}
          autoComplete="off"
          placeholder={placeholder}
          leftSection={<IconCalendar size={15} aria-hidden />}
          leftSectionPointerEvents="none"
          rightSection={
            clearable &&
            value !== '' &&
            !rest.disabled && (
              <Input.ClearButton aria-label="Clear day" onMouseDown={keepFocus} onClick={() => take('')} />
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={keepFocus}>
        <Suspense fallback={<div className={classes.waiting} />}>
          <DayCalendar
            value={shown}
            // The day that is only typed so far is picked by a click on it.
            clearable={clearable && shown === value}
            {...{ today, min, max, size }}
            onPick={take}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The field keeps the focus while a day is picked. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
