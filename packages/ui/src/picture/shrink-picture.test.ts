import { afterEach, expect, test, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const picture = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me.jpg', { type })

/** A browser that decodes every picture as 4000 by 3000 pixels, and encodes it to the given number of bytes. */
function browser(written: number) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: vi.fn() }),
    toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob([new Uint8Array(written)], { type })),
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: vi.fn() }))
  vi.stubGlobal('document', { createElement: () => canvas })
  return canvas
}

afterEach(() => vi.unstubAllGlobals())

test('a photograph is sent as large as it is shown', async () => {
  const canvas = browser(50_000)
  const sent = await shrinkPicture(picture(8_000_000), 512)
  expect([canvas.width, canvas.height]).toEqual([512, 384])
  expect(sent).toMatchObject({ name: 'me.jpg', type: 'image/jpeg', size: 50_000 })
})

test('one that may be see-through becomes WebP, by its name too', async () => {
  browser(50_000)
  expect(await shrinkPicture(picture(8_000_000, 'image/png'), 512)).toMatchObject({
    name: 'me.webp',
    type: 'image/webp',
  })
})

test.each([
  ['a small one', 50_000, 40_000],
  ['one that gets larger by it', 150_000, 160_000],
])('of a photograph nothing is sent but what is seen: %s', async (_, bytes, written) => {
  browser(written)
  const file = picture(bytes)
  expect(await shrinkPicture(file, 512)).toMatchObject({ type: 'image/jpeg', size: written })
})

test('what is small, what moves and what would not get smaller stays as it is', async () => {
  browser(900_000)
  const stay = [picture(200_000, 'image/png'), picture(8_000_000, 'image/gif'), picture(800_000, 'image/png')]
  for (const file of stay) expect(await shrinkPicture(file, 512)).toBe(file)
})

test('what is longer than the server takes is made shorter, however small it is', async () => {
  browser(900_000)
  for (const bytes of [200_000, 800_000])
    expect(await shrinkPicture(picture(bytes, 'image/png'), 512, 3_999)).toMatchObject({ size: 900_000 })
  const file = picture(200_000, 'image/png')
  expect(await shrinkPicture(file, 512, 4_000)).toBe(file)
})

test('a photograph that cannot be redrawn is not sent with its place', async () => {
  const canvas = browser(50_000)
  canvas.toBlob = (give: (blob: Blob) => void) => give(null as unknown as Blob)
  expect(await shrinkPicture(picture(100_000), 512)).toBeUndefined()
  const drawing = picture(800_000, 'image/png')
  expect(await shrinkPicture(drawing, 512)).toBe(drawing)
})

test('what no browser can read is none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  for (const file of [picture(8_000_000), picture(8_000, 'image/png'), picture(8_000, 'image/gif')])
    expect(await shrinkPicture(file, 512)).toBeUndefined()
})
