import { expect, test } from 'vitest'
import { changedFact, type Field, versionsOf } from './versions.ts'

const opened = { title: 'Holiday', desc: '', file: '/api/file/1?signed=early' }
type Values = typeof opened

const fields: Field<Values>[] = [
  { label: 'Title', words: ({ title }) => title },
  { label: 'Details', words: ({ desc }) => desc },
  { label: 'File', words: () => 'A file', value: ({ file }) => file.split('?')[0] },
]

test('each field in both versions; one left alone here says so, and nothing is none', () => {
  const mine = { ...opened, title: 'Long holiday' }
  const theirs = { ...opened, desc: 'No work', file: '/api/file/1?signed=late' }
  expect(versionsOf(fields, { opened, mine, theirs })).toEqual([
    { label: 'Title', mine: 'Long holiday', theirs: 'Holiday', differs: true },
    { label: 'Details', mine: 'none (not changed here)', theirs: 'No work', differs: true },
    { label: 'File', mine: 'A file', theirs: 'A file', differs: false },
  ])
})

test('a value may differ where its words do not', () => {
  const [opening, typed, saved] = ['1', '2', '3'].map((file) => ({ ...opened, file })) as [
    Values,
    Values,
    Values,
  ]
  const differing = versionsOf(fields, { opened: opening, mine: typed, theirs: saved }).filter(
    ({ differs }) => differs,
  )
  expect(differing).toEqual([{ label: 'File', mine: 'A file', theirs: 'A file', differs: true }])
})

test('a fact beside the fields is told where somebody else changed it', () => {
  expect(changedFact('Deactivated', true, true)).toEqual([])
  expect(changedFact('Deactivated', false, true)).toEqual([
    { label: 'Deactivated', mine: 'No (not changed here)', theirs: 'Yes', differs: true },
  ])
})
