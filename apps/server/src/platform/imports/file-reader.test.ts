import { texts } from '@tahi/contract'
import { expect, it } from 'vitest'
import { openFileReader } from './file-reader.ts'

const fixtures = new URL('../../../test/fixtures/here.ts', import.meta.url).href

it('gives up a file that takes too long, and says so', async () => {
  const read = openFileReader<string, string>('endless', fixtures, 1_000)
  expect(await read('never end')).toEqual({ problem: texts.imports.tookTooLong })
})
