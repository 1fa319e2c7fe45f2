import { expect, test } from 'vitest'
import { mergeDesignations } from './organisation.ts'

test('designations go along, but into the one of the same name where there is one', () => {
  const own = [
    { id: 'a', name: 'Sewer' },
    { id: 'b', name: 'Cutter' },
    { id: 'c', name: 'Trimmer' },
  ]
  const there = [
    { id: 'x', name: 'CUTTER' },
    { id: 'y', name: 'Presser' },
  ]
  expect(mergeDesignations(own, there)).toEqual([
    { id: 'a', into: null },
    { id: 'b', into: 'x' },
    { id: 'c', into: null },
  ])
})

test('a department without designations hands none over', () => {
  expect(mergeDesignations([], [{ id: 'x', name: 'Cutter' }])).toEqual([])
})
