import { afterAll, expect, it } from 'vitest'
import { AskerGone, invalid } from '../errors.ts'
import { openSpreadsheets } from './spreadsheets.ts'

const spreadsheets = openSpreadsheets()
afterAll(() => spreadsheets.close())

const days = { name: 'Days', columns: [{ title: 'Name' }], rows: [['Ligaya']] }
const sheet = async () => days
const here = new AbortController().signal

it('begins no spreadsheet that nobody waits for any longer, and goes on with the next', async () => {
  const asker = new AbortController()
  const first = spreadsheets.write(sheet, here)
  const left = spreadsheets.write(sheet, asker.signal)
  const next = spreadsheets.write(sheet, here)
  asker.abort()
  await expect(left).rejects.toThrow(AskerGone)
  // The first bytes of a zip file.
  expect((await first).subarray(0, 2).toString()).toBe('PK')
  expect((await next).subarray(0, 2).toString()).toBe('PK')
})

it('goes on after one that could not be made', async () => {
  const rows = [[() => 'no text']] as never
  await expect(spreadsheets.write(async () => ({ ...days, rows }), here)).rejects.toThrow()
  expect((await spreadsheets.write(sheet, here)).subarray(0, 2).toString()).toBe('PK')
})

it('reads what it writes when its turn has come, and goes on after what could not be read', async () => {
  let atOnce = 0
  let most = 0
  const read = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    return days
  }
  const written = Array.from({ length: 3 }, () => spreadsheets.write(read, here).finally(() => (atOnce -= 1)))
  const refused = spreadsheets.write(() => Promise.reject(invalid('from', 'Too many.')), here)
  const asker = new AbortController()
  const unread = spreadsheets.write(read, asker.signal)
  asker.abort()
  await expect(refused).rejects.toThrow('Too many.')
  await expect(unread).rejects.toThrow(AskerGone)
  await Promise.all(written)
  expect(most).toBe(1)
})
