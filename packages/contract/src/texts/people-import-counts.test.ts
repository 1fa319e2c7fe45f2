import { expect, test } from 'vitest'
import { peopleImportCountTexts } from './people-import-counts.ts'

test.each([
  [{ added: 20, changed: 1 }, 'Add 20 people and change 1 person', '20 people added, 1 person changed'],
  [{ added: 1, changed: 0 }, 'Add 1 person', '1 person added'],
  [{ added: 0, changed: 1200 }, 'Change 1,200 people', '1,200 people changed'],
  [{ added: 0, changed: 0 }, '', 'Nobody was added or changed'],
])('%j is said in words', (counts, toDo, done) => {
  expect(peopleImportCountTexts.toDo(counts)).toBe(toDo)
  expect(peopleImportCountTexts.done(counts)).toBe(done)
})
