import { Input, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { formatDay, localDay } from '../format/day.ts'
import classes from './day-field.module.css'
import { readTypedDay } from './typed-day.ts'

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
  /** The value when the field was left with a text that it cannot take; the text goes when another comes. */
  readonly over?: string
}

/**
 * A calendar day, typed in most usual forms ('11/3', 'Nov 3, 2026', '2026-11-03', 'today') or picked from the calendar
 * that a click or the arrow down opens. A text that is none, or none that may be, stays with its error under it and
 * holds up the form's save.
 */
export function DayField({
  value,
  onChange,
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
    return readTypedDay(text, { min, max }, localDay(new Date()))
  }
  if (typed?.over !== undefined && typed.over !== value) setTyped(undefined)
  /** While someone types, the field shows what they wrote. */
  const text = typed?.text
  const problem = text === undefined ? undefined : read(text).problem
  const error = (typed?.over === undefined ? undefined : problem) ?? rest.error
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const type = (text: string) => {
    setTyped({ text })
    setOpen(true)
    const { day } = read(text)
    if (day !== undefined && (day !== '' || clearable)) onChange(day)
  }
  const tell = () => text !== undefined && setTyped({ text, over: value })
  const leave = () => {
    // What was emptied and may not be goes back to its day, which is then seen.
    if (problem && text?.trim()) tell()
    else setTyped(undefined)
    setOpen(false)
  }
  const pick = (day: string) => {
    onChange(day)
    setTyped(undefined)
    setOpen(false)
  }
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
          value={text ?? formatDay(value)}
          onChange={(event) => type(event.currentTarget.value)}
          // Not by the focus alone: a form begins in its first field, and its calendar would lie over the others.
          onClick={() => setOpen(true)}
          onBlur={leave}
          onInvalid={tell}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setOpen(true)
            if (key === 'Escape') setOpen(false)
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
            !rest.disabled && <Input.ClearButton aria-label="Clear day" onClick={() => pick('')} />
          }
        />
      </Popover.Target>
      {/* The field keeps the focus while a day is picked. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Suspense fallback={<div className={classes.waiting} />}>
          <DayCalendar {...{ value, min, max, size, clearable }} onPick={pick} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
