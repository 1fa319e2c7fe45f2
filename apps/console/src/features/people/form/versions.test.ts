import { describe, expect, test } from 'vitest'
import { changeOf } from './person-bodies.ts'
import { valuesOf } from './person-values.ts'
import { aRecord, today } from './record.fixture.ts'
import { personVersions, rebasePerson } from './versions.ts'

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
    expect(personVersions({ opened, mine, theirs }, nameOf)).toEqual([
      { label: 'Contact', mine: '0900 111 1111', theirs: '0900 222 2222', differs: true },
      { label: 'Gender', mine: 'Female (not changed here)', theirs: 'Male', differs: true },
      { label: 'City', mine: 'Malolos (not changed here)', theirs: 'Bulakan', differs: true },
      { label: 'Daily Rate', mine: '₱600.00', theirs: '₱540.00', differs: true },
    ])
  })

  test('places show their names, an emptied field says none', () => {
    const moved = { ...opened, departmentId: 'other', birthday: '' }
    expect(personVersions({ opened, mine: moved, theirs: opened }, nameOf)).toEqual([
      { label: 'Department', mine: 'name of other', theirs: `name of ${opened.departmentId}`, differs: true },
      { label: 'Birthday', mine: 'none', theirs: 'Mar 2, 1990', differs: true },
    ])
  })

  test('keeping mine keeps what was typed and takes the rest, with the version', () => {
    expect(rebasePerson(opened, mine, theirs)).toEqual({
      ...theirs,
      contact: '0900 111 1111',
      dailyRate: 600,
    })
  })

  test('a draft that is restored the next day changes no rates that nobody typed', () => {
    const nextDay = valuesOf(aRecord(), '2026-11-19')
    const restored = rebasePerson(opened, { ...opened, contact: '0900 111 1111' }, nextDay)
    expect(changeOf(nextDay, restored)).toEqual({ _id: opened._id, version: 3, contact: '0900 111 1111' })
    const from = { ...opened, ratesFrom: '2026-11-01' }
    expect(rebasePerson(opened, from, nextDay).ratesFrom).toBe('2026-11-01')
  })

  test('once the only rate is taken out, the day is proposed as for a person without rates', () => {
    const without = valuesOf(aRecord({ version: 4, dailyRate: null, overRate: null, rates: [] }), today)
    expect(rebasePerson(opened, opened, without).ratesFrom).toBe('2026-10-01')
  })

  test('a picture that was taken here and one that was taken there are two', () => {
    const [here, there] = ['/api/file/two?signature=c', '/api/file/three?signature=d']
    const states = { opened, mine: { ...opened, avatar: here }, theirs: { ...opened, avatar: there } }
    expect(personVersions(states, nameOf)).toEqual([
      { label: 'Picture', mine: 'A picture', theirs: 'Another picture', differs: true },
    ])
    expect(rebasePerson(states.opened, states.mine, states.theirs).avatar).toBe(here)
    expect(rebasePerson(states.opened, opened, states.theirs).avatar).toBe(there)
  })
})
