import type { Designation } from '@tahi/contract'
import { expect, test } from 'vitest'
import { byDepartment, without } from './places.ts'

const designation = (_id: string, departmentName: string): Designation => ({
  _id,
  designationName: `Name ${_id}`,
  departmentName,
  departmentTitle: `Title ${departmentName}`,
  status: true,
  version: 1,
  people: 0,
  can: [],
})

test('designations stand by department, those of the department at hand first', () => {
  const all = [designation('a', 'cutting'), designation('b', 'sewing'), designation('c', 'cutting')]
  expect(byDepartment(all, 'sewing')).toEqual([
    { group: 'Title sewing', items: [{ value: 'b', label: 'Name b' }] },
    {
      group: 'Title cutting',
      items: [
        { value: 'a', label: 'Name a' },
        { value: 'c', label: 'Name c' },
      ],
    },
  ])
})

test('nobody is sent to what is removed, nor shown a group that has nothing else', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
  if (!a || !b || !c) throw new Error('three places')
  expect(without([a, b], 'a')).toEqual([b])
  const groups = [
    { group: 'One', items: [a] },
    { group: 'Two', items: [b, c] },
  ]
  expect(without(groups, 'a')).toEqual([groups[1]])
  expect(without(groups, 'b')).toEqual([groups[0], { group: 'Two', items: [c] }])
})
