import { Input, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { formatDay, localDay, readDay } from '../format/day.ts'
import classes from './day-field.module.css'

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

/** A calendar day, typed in most usual forms ('11/3', 'Nov 3, 2026', '2026-11-03', 'today') or picked. */
export function DayField({
  value,
  onChange,
  min = '',
  max = '',
  clearable = false,
  placeholder = 'Nov 3, 2026',
  size = 'sm',
  ...rest
}: DayFieldProps) {
  /** While someone types, the field shows what they wrote. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)

  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    if (text.trim() === '') return clearable && onChange('')
    const day = readDay(text, localDay(new Date()))
    if (day && (!min || day >= min) && (!max || day <= max)) onChange(day)
  }
  const leave = () => {
    setTyped(undefined)
    setOpen(false)
  }
  const pick = (day: string) => {
    onChange(day)
    leave()
  }
  return (
    <Popover
      opened={open && !rest.disabled}
      onChange={setOpen}
      // Opened by the focus that goes to a wrong field, the calendar must not cover what is wrong.
      position={rest.error ? 'top-start' : 'bottom-start'}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          size={size}
          value={typed ?? formatDay(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
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
