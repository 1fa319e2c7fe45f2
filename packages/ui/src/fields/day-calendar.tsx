import { DatePicker } from '@mantine/dates'
import { texts } from '@tahi/contract/components'

type DayCalendarProps = {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  onPick: (day: string) => void
  /** 'YYYY-MM-DD': the month that an empty field's calendar opens on. */
  today: string
  /** 'YYYY-MM-DD', inclusive, or '' for none. */
  min: string
  max: string
  size: 'xs' | 'sm'
  /** Whether picking the chosen day again clears it. */
  clearable: boolean
}

/** The calendar of a day field. It follows the typed day. */
export default function DayCalendar({ value, onPick, today, min, max, size, clearable }: DayCalendarProps) {
  return (
    <DatePicker
      key={value}
      value={value || null}
      onChange={(day) => onPick(day ?? '')}
      defaultDate={value || today}
      allowDeselect={clearable}
      size={size}
      firstDayOfWeek={0}
      weekendDays={[]}
      ariaLabels={texts.fields.calendar}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
    />
  )
}
