import { texts } from '@tahi/contract/components'

const shortDay = new Intl.DateTimeFormat('en-PH', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Formats a calendar day 'YYYY-MM-DD' as 'Nov 3, 2026'; any other text is returned unchanged. */
export function formatDay(day: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(instant) ? day : shortDay.format(instant)
}

/** Days in a row: 'Nov 20, 2026', or 'Nov 20, 2026 to Nov 22, 2026'. */
export const formatDays = (from: string, to: string): string =>
  from === to ? formatDay(from) : texts.fromTo(formatDay(from), formatDay(to))

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Parses a day as people type it ('2026-11-03', '11/3/2026', '11/3', 'Nov 3, 2026', '3 nov') or as spreadsheets show
 * it ('3-Nov-26') to 'YYYY-MM-DD', or null. Slashes are month first, as in the Philippines. A missing year is the
 * year of `today` ('YYYY-MM-DD'). A two-digit year is at most ten years after it: birthdays are typed this way too.
 */
export function parseDay(text: string, today: string): string | null {
  const clean = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (clean === 'today') return today
  const thisYear = today.slice(0, 4)
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(clean)
  if (iso) return calendarDay(iso[1], iso[2], iso[3])
  const numbers = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(clean)
  if (numbers) return calendarDay(fullYear(numbers[3], thisYear), numbers[1], numbers[2])
  const words = /^(?:([a-z]{3,})\.?[ -](\d{1,2})|(\d{1,2})[ -]([a-z]{3,})\.?)(?:,?[ -](\d{4}|\d{2}))?$/.exec(
    clean,
  )
  if (!words) return null
  const month = months.indexOf((words[1] ?? words[4] ?? '').slice(0, 3)) + 1
  return calendarDay(fullYear(words[5], thisYear), String(month), words[2] ?? words[3])
}

function fullYear(year: string | undefined, thisYear: string): string {
  if (year === undefined) return thisYear
  if (year.length === 4) return year
  return Number(`20${year}`) <= Number(thisYear) + 10 ? `20${year}` : `19${year}`
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(instant.getTime())) return null
  return instant.toISOString().startsWith(text) ? text : null
}
