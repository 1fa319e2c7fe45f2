import { expect, test, vi } from 'vitest'
import { keepTemporaryFilesInMemory } from './temporary-files.mjs'

test('a place that somebody chose for temporary files is kept to', () => {
  vi.stubEnv('TMPDIR', '/tmp/chosen')
  keepTemporaryFilesInMemory()
  expect(process.env.TMPDIR).toBe('/tmp/chosen')
  vi.unstubAllEnvs()
})
