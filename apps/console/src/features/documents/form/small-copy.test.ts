import { afterEach, expect, test, vi } from 'vitest'
import { smallCopyOf } from './small-copy.ts'

const file = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'scan.jpg', { type })

/** A browser that encodes every picture to the given number of bytes. */
function browser(written: number) {
  const canvas = {
    getContext: () => ({ drawImage: vi.fn() }),
    toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob([new Uint8Array(written)], { type })),
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: vi.fn() }))
  vi.stubGlobal('document', { createElement: () => canvas })
}

afterEach(() => vi.unstubAllGlobals())

test('a large picture gets a small copy', async () => {
  browser(50_000)
  expect(await smallCopyOf(file(8_000_000))).toMatchObject({ name: 'scan.jpg', size: 50_000 })
})

test.each([
  ['a small photograph', file(200_000), 50_000],
  ['one that gets no smaller by it', file(300_000), 300_000],
  ['one that gets larger by it', file(300_000), 400_000],
  ['what is no picture', file(8_000_000, 'application/pdf'), 50_000],
])('%s gets none', async (_, sent, written) => {
  browser(written)
  expect(await smallCopyOf(sent)).toBeUndefined()
})

test('a picture that the browser cannot read gets none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  expect(await smallCopyOf(file(8_000_000))).toBeUndefined()
})
