/** A biometric clock's export for some of the demo's employees: two good days each, and one row for every usual fault. */
export function clockFile(
  codes: readonly string[],
  days: readonly string[],
): { name: string; mimeType: string; buffer: Buffer } {
  const good = codes.flatMap((code) => days.map((day) => `${code},${day},07:00,17:00`))
  const faulty = [
    'NOBODY-1,2026-08-03,07:00,16:00',
    `${codes[0]},2026-13-03,07:00,16:00`,
    `${codes[0]},2026-08-05,16:00,07:00`,
    `${codes[0]},2026-08-06,7 o'clock,16:00`,
  ]
  const text = ['User ID,Date,Time In,Time Out', ...good, ...faulty].join('\n')
  return { name: 'clock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}
