import { expect, test } from 'vitest'
import { documentFormTexts } from './document-form.ts'

test.each([
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [86_016, '84 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(documentFormTexts.size(bytes)).toBe(words)
})
