import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  [`${' '.repeat(500_000)}x`, 'x.png'],
  [`a${'. '.repeat(250_000)}x`, ` ${'. '.repeat(97)}x.png`],
  [`a.png${' .'.repeat(250_000)}`, 'a.png'],
])('a long name is read once from end to end: case %#', (sent, kept) => {
  const worked = process.cpuUsage()
  expect(fileNameOf(sent, 'image/png')).toBe(kept)
  // A pattern that begins anew at every space takes minutes.
  expect(process.cpuUsage(worked).user / 1000).toBeLessThan(1000)
})
