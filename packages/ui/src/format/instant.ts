type InstantStyle = 'day' | 'clock' | 'both'

const parts: Record<InstantStyle, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  clock: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
}

/**
 * Formats an instant (ISO 8601) as wall time in `zone` (IANA name), 'Nov 3, 2026, 7:30 AM', whatever the browser's
 * own zone.
 */
export function formatInZone(instant: string, zone: string, style: InstantStyle = 'both'): string {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return instant
  const text = new Intl.DateTimeFormat('en-US', { ...parts[style], timeZone: zone }).format(moment)
  return text.replaceAll('\u202f', ' ')
}
