import { expect, test } from 'vitest'
import { foundOptions } from './found-options.ts'

const options = [
  { value: '1', label: 'EMP-00148 · Abad, Cristina', disabled: false },
  { value: '2', label: 'EMP-00011 · Peña, Leonora', disabled: false },
]
const found = (search: string) => foundOptions({ options, search, limit: Number.POSITIVE_INFINITY })

test('what is typed leaves no option of the search before', () => {
  expect(found('emp-00011')).toEqual([options[1]])
  expect(found('leonora pena')).toEqual([options[1]])
  expect(found('EMP-00013')).toEqual([])
})

test('nothing typed leaves all that were found, in their order', () => {
  expect(found('')).toEqual(options)
})
