import { expect, test } from 'vitest'
import { paperExtent } from './paper-extent.ts'

test('a list on paper names its branch, or how many they are, and what it was filtered by', () => {
  expect(paperExtent(['San Isidro', 'San Isidro'], [undefined], undefined)).toEqual({
    subtitle: 'San Isidro',
  })
  expect(paperExtent(['San Isidro', 'Sta. Maria'], ['Absent', undefined], 'cruz')).toEqual({
    subtitle: '2 branches, only Absent, with “cruz”',
  })
  expect(paperExtent([], [], '')).toEqual({})
})
