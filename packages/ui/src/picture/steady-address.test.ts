import { expect, test } from 'vitest'
import { steadyAddress } from './steady-address.ts'

const signed = (file: string, minutes: number) =>
  `/api/file/${file}?expires=${1_790_000_000 + minutes * 60}&signature=of-${minutes}`

test('a picture stays with the address it was loaded from, and takes a new one before that ends', () => {
  expect(steadyAddress(signed('a', 0))).toBe(signed('a', 0))
  expect(steadyAddress(signed('a', 1))).toBe(signed('a', 0))
  expect(steadyAddress(signed('a', 11))).toBe(signed('a', 0))
  expect(steadyAddress(signed('a', 12))).toBe(signed('a', 12))
  expect(steadyAddress(signed('a', 23))).toBe(signed('a', 12))
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
