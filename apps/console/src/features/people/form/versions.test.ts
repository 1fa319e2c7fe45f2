import { describe, expect, test } from 'vitest'
import { aRecord, today } from './example.ts'
import { valuesOf } from './person-values.ts'
import { rebase, versionsOf } from './versions.ts'

const opened = valuesOf(aRecord(), today)
const mine = { ...opened, contact: '0900 111 1111', dailyRate: 600 }
const theirs = {
  ...valuesOf(aRecord({ version: 4 }), today),
  contact: '0900 222 2222',
  gender: 'male' as const,
  address: { ...opened.address, city: 'Bulakan' },
  avatar: '/api/file/one?expires=2&signature=b',
}
const nameOf = (id: string) => `name of ${id}`

describe('somebody else saved meanwhile', () => {
  test('every field that differs is shown in both versions; one left alone here says so', () => {
    expect(versionsOf(opened, mine, theirs, nameOf)).toEqual([
      { label: 'Contact', mine: '0900 111 1111', theirs: '0900 222 2222' },
      { label: 'Gender', mine: 'Female (not changed here)', theirs: 'Male' },
      { label: 'City', mine: 'Malolos (not changed here)', theirs: 'Bulakan' },
      { label: 'Daily Rate', mine: '₱600.00', theirs: '₱540.00' },
    ])
  })

  test('places show their names, an emptied field says none', () => {
    const moved = { ...opened, departmentId: 'other', birthday: '' }
    expect(versionsOf(opened, moved, opened, nameOf)).toEqual([
      { label: 'Department', mine: 'name of other', theirs: `name of ${opened.departmentId}` },
      { label: 'Birthday', mine: 'none', theirs: 'Mar 2, 1990' },
    ])
  })

  test('keeping mine keeps what was typed and takes the rest, with the version', () => {
    expect(rebase(opened, mine, theirs)).toEqual({
      ...theirs,
      contact: '0900 111 1111',
      dailyRate: 600,
    })
  })
})
