/** Formats a wall time 'HH:MM' as '7:30 AM' (C2 Attendance list); any other text is returned unchanged. */
export function formatClock(time: string): string {
  const parts = /^(\d{2}):(\d{2})$/.exec(time)
  if (!parts) return time
  const hour = Number(parts[1])
  return `${hour % 12 || 12}:${parts[2]} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * Parses a time as people type it ('7', '730', '7:30', '7.30pm', '1930', '07:30 AM') to 'HH:MM', or null. In the
 * Philippines noon is '12nn' and midnight '12mn'.
 */
export function readClock(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:. ]?(\d{2}))?\s*(?:([ap])?\.?(?:m\.?)?|(nn|mn))$/.exec(
    text.trim().toLowerCase(),
  )
  if (!parts) return null
  const hour = parts[4] ? twelve(Number(parts[1]), parts[4]) : hourOfDay(Number(parts[1]), parts[3])
  const minute = Number(parts[2] ?? '0')
  if (hour === null || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const twelve = (hour: number, half: string): number | null => (hour !== 12 ? null : half === 'nn' ? 12 : 0)

function hourOfDay(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}
