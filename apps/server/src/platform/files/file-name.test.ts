import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  [`${' '.repeat(500_000)}x`, 'x'],
  [`a${'. '.repeat(250_000)}x`, ` ${'. '.repeat(99)}x`],
  [`a.png${' .'.repeat(250_000)}`, 'a.png'],
])('a long name is read once from end to end: case %#', (sent, kept) => {
  const worked = process.cpuUsage()
  expect(cleanFileName(sent)).toBe(kept)
  // A pattern that starts again at every space takes minutes.
  expect(process.cpuUsage(worked).user / 1000).toBeLessThan(1000)
})
