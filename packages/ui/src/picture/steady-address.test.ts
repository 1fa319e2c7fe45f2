import { expect, test } from 'vitest'
import { steadyAddress } from './steady-address.ts'

const signed = (file: string, minutes: number) =>
  `/api/file/${file}?expires=${1_790_000_000 + minutes * 60}&signature=of-${minutes}`

test('a picture stays with the address it was loaded from for a few minutes', () => {
  expect(steadyAddress(signed('a', 0))).toBe(signed('a', 0))
  expect(steadyAddress(signed('a', 1))).toBe(signed('a', 0))
  expect(steadyAddress(signed('a', 3))).toBe(signed('a', 0))
  expect(steadyAddress(signed('a', 4))).toBe(signed('a', 4))
  expect(steadyAddress(signed('a', 7))).toBe(signed('a', 4))
})

test.each([
  ['at 0, 10 and 15 minutes', [0, 10, 15]],
  ['at 0, 3 and 13 minutes', [0, 3, 13]],
  ['every minute', Array.from({ length: 40 }, (_, minute) => minute)],
])('read %s, it has an address that lasts until the list is read again', (file, minutes) => {
  // Addresses last 15 minutes, and lists are read again every 10.
  for (const minute of minutes) {
    const use = steadyAddress(signed(file, minute))
    const signedAt = Number(/of-(\d+)$/.exec(use)?.[1])
    expect(signedAt + 15 - minute, `at ${minute}`).toBeGreaterThan(10)
  }
})

test('an older reply does not bring an older address back', () => {
  steadyAddress(signed('b', 12))
  expect(steadyAddress(signed('b', 0))).toBe(signed('b', 12))
})

test('each picture has its own', () => {
  steadyAddress(signed('c', 0))
  expect(steadyAddress(signed('d', 1))).toBe(signed('d', 1))
})

test('what is not signed is shown from where it is', () => {
  for (const address of ['', '/mark.svg', 'blob:http://tahi/1', '/logo.png?version=2'])
    expect(steadyAddress(address)).toBe(address)
})
