import { afterAll, expect, it } from 'vitest'
import { AskerGone } from '../errors.ts'
import { openSpreadsheets } from './spreadsheets.ts'

const spreadsheets = openSpreadsheets()
afterAll(() => spreadsheets.close())

const sheet = { name: 'Days', columns: [{ title: 'Name' }], rows: [['Ligaya']] }
const here = new AbortController().signal

it('begins no spreadsheet that nobody waits for any longer, and goes on with the next', async () => {
  const asker = new AbortController()
  const first = spreadsheets.write(sheet, here)
  const left = spreadsheets.write(sheet, asker.signal)
  const next = spreadsheets.write(sheet, here)
  asker.abort()
  await expect(left).rejects.toThrow(AskerGone)
  // The bytes of a zip.
  expect((await first).subarray(0, 2).toString()).toBe('PK')
  expect((await next).subarray(0, 2).toString()).toBe('PK')
})

it('goes on after one that could not be made', async () => {
  const rows = [[() => 'no text']] as never
  await expect(spreadsheets.write({ ...sheet, rows }, here)).rejects.toThrow()
  expect((await spreadsheets.write(sheet, here)).subarray(0, 2).toString()).toBe('PK')
})
