import { expect, test } from 'vitest'
import { isWorking } from './any-import.ts'

test('an import is looked at again only while the server works on it', () => {
  const states = ['reading', 'ready', 'importing', 'imported', 'failed'] as const
  expect(states.filter((state) => isWorking({ state }))).toEqual(['reading', 'importing'])
})
