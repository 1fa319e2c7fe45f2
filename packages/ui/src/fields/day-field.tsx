import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { readDay } from '../format/day.ts'

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
  min,
  max,
  clearable = false,
  placeholder = 'Nov 3, 2026',
  size = 'sm',
  ...rest
}: DayFieldProps) {
  return (
    <DateInput
      {...rest}
      size={size}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      dateParser={(text) => readDay(text, dayjs().format('YYYY-MM-DD'))}
      valueFormat="MMM D, YYYY"
      firstDayOfWeek={0}
      weekendDays={[]}
      ariaLabels={calendarNames}
      placeholder={placeholder}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': 'Clear day' }}
      leftSection={<IconCalendar size={15} aria-hidden />}
      leftSectionPointerEvents="none"
      // Opened by the focus that goes to a wrong field, the calendar must not cover what is wrong.
      popoverProps={{ position: rest.error ? 'top-start' : 'bottom-start' }}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
    />
  )
}

const calendarNames = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
}
