import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { NotLoaded } from './not-loaded.ts'
import { part } from './part.ts'

// The renderer logs what it is told to expect.
const quiet = { onError: () => {} }

test('a part that could not be loaded is told from one that failed', async () => {
  const Lost = part(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(prerenderToNodeStream(<Lost />, quiet)).rejects.toBeInstanceOf(NotLoaded)
  const Broken = part(async () => () => {
    throw new TypeError('of another shape')
  })
  await expect(prerenderToNodeStream(<Broken />, quiet)).rejects.toBeInstanceOf(TypeError)
})
