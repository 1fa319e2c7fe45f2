import { addPerson, updatePerson } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-errors.ts'
import { additionForm, additionOf, changeForm, changeOf, reachBack } from './person-bodies.ts'
import { newValues, type PersonValues, valuesOf } from './person-values.ts'
import { aRecord, branch, today } from './record.fixture.ts'

const ana: PersonValues = {
  ...newValues(branch, today),
  firstName: 'Ana',
  lastName: 'Cruz',
  email: 'ana@sinaghabi.example',
  birthday: '1990-03-02',
}
const opened = valuesOf(aRecord(), today)
const change = (changes: Partial<PersonValues>) => {
  const { _id, version, ...rest } = changeOf(opened, { ...opened, ...changes })
  return rest
}

describe('a new person', () => {
  test('is sent without what was left empty: user ID, rates and picture', () => {
    const body = additionOf(ana)
    expect(addPerson.body.parse(body)).toEqual(body)
    for (const field of ['userId', 'dailyRate', 'ratesFrom', 'avatar']) expect(body).not.toHaveProperty(field)
  })

  test('is sent with the rates once one is typed, from the day given', () => {
    expect(additionOf({ ...ana, dailyRate: 540, ratesFrom: '2026-12-01' })).toMatchObject({
      dailyRate: 540,
      overRate: 0,
      ratesFrom: '2026-12-01',
    })
  })

  test('needs names, e-mail, birthday and a branch', () => {
    expect(errorsOf(additionForm(today), newValues(null, today))).toEqual({
      firstName: 'Required',
      lastName: 'Required',
      email: 'Enter an e-mail address',
      birthday: 'Enter the birthday: it is the first password, in the form yyyy-mm-dd.',
      branchId: 'Choose a branch',
    })
    expect(errorsOf(additionForm(today), ana)).toEqual({})
  })

  test('is of an age to work, and paid from a day that can be meant', () => {
    const errors = errorsOf(additionForm(today), {
      ...ana,
      birthday: '2016-03-02',
      dailyRate: 540,
      ratesFrom: '2062-01-01',
    })
    expect(errors).toEqual({
      birthday: 'Nobody younger than 15 may be employed. Check the year.',
      ratesFrom: 'Rates begin at most a year from now. Check the year.',
    })
  })
})

describe('a change', () => {
  test('carries the version that was seen, and of the fields those that changed', () => {
    const body = changeOf(opened, { ...opened, contact: '0900 765 4321', gender: '' })
    expect(body).toEqual({ _id: opened._id, version: 3, contact: '0900 765 4321', gender: null })
    expect(updatePerson.body.parse(body)).toEqual(body)
  })

  test("of the branch carries the number on the new branch's clock, be it the same or none", () => {
    const branchId = '0199a8f0-6a3b-7c1d-8e2f-000000000002'
    expect(change({ clockNumber: ' 10 ' })).toEqual({ clockNumber: '10' })
    expect(change({ branchId })).toEqual({ branchId, clockNumber: '9' })
    expect(change({ branchId, clockNumber: '' })).toEqual({ branchId, clockNumber: null })
  })

  test('of the address carries the changed line alone', () => {
    expect(change({ address: { ...opened.address, city: 'Bulakan' } })).toEqual({
      address: { city: 'Bulakan' },
    })
  })

  test('of one rate carries that one with its day, of the day alone both', () => {
    expect(change({ dailyRate: 600 })).toEqual({ dailyRate: 600, ratesFrom: today })
    // On that day the daily rate may have been another one.
    expect(change({ overRate: 90, ratesFrom: '2026-10-01' })).toEqual({
      overRate: 90,
      ratesFrom: '2026-10-01',
    })
    expect(change({ ratesFrom: '2026-10-01' })).toMatchObject({ dailyRate: 540, ratesFrom: '2026-10-01' })
  })

  test('of one rate carries that one alone where rates are to come, and both where there are none', () => {
    const toCome = [{ from: '2026-12-01', dailyRate: 600, overRate: 90 }]
    const typed = (rates: typeof toCome) => {
      const unpaid = valuesOf(aRecord({ dailyRate: null, overRate: null, rates }), today)
      const { _id, version, ...rest } = changeOf(unpaid, { ...unpaid, dailyRate: 600 })
      return rest
    }
    expect(typed(toCome)).toEqual({ dailyRate: 600, ratesFrom: today })
    expect(typed([])).toEqual({ dailyRate: 600, overRate: 0, ratesFrom: '2026-10-01' })
  })

  test('of one rate begins when the server says for who comes back, unless a day was typed', () => {
    const left = valuesOf(aRecord({ leftOn: '2026-11-05' }), today)
    const back = (changes: Partial<PersonValues>) => changeOf(left, { ...left, ...changes }, true)
    expect(left.ratesFrom).toBe('2026-11-05')
    expect(back({ dailyRate: 600 })).not.toHaveProperty('ratesFrom')
    expect(back({ dailyRate: 600, ratesFrom: '2026-11-20' })).toMatchObject({ ratesFrom: '2026-11-20' })
    const ofHeadOffice = { ...left, role: 'act' as const }
    const employed = { ...ofHeadOffice, role: 'user' as const, branchId: branch, dailyRate: 600 }
    expect(changeOf(ofHeadOffice, employed)).not.toHaveProperty('ratesFrom')
    expect(reachBack(ofHeadOffice, employed, today)).toBe(false)
  })

  test('of a rate, or of its day alone, reaches back when it holds before today', () => {
    const reaches = (changes: Partial<PersonValues>) => reachBack(opened, { ...opened, ...changes }, today)
    expect(reaches({ ratesFrom: '2026-10-01' })).toBe(true)
    expect(reaches({ overRate: 90, ratesFrom: '2026-11-17' })).toBe(true)
    expect(reaches({ dailyRate: 600 })).toBe(false)
    expect(reaches({ ratesFrom: '2026-12-01' })).toBe(false)
    expect(reaches({})).toBe(false)
    expect(reachBack(ana, { ...ana, dailyRate: 540 }, today)).toBe(false)
  })

  test('of the picture is one only when it is another, not when its address was signed anew', () => {
    expect(change({ avatar: '/api/file/one?expires=2&signature=b' })).toEqual({})
    expect(change({ avatar: '/api/file/two?expires=2' })).toEqual({ avatar: '/api/file/two?expires=2' })
    expect(change({ avatar: '' })).toEqual({ avatar: null })
  })

  test('into an HR Admin leaves department and designation; the branch stays', () => {
    expect(change({ role: 'manager' })).toEqual({ role: 'manager', departmentId: null, designationId: null })
  })

  test('into head office leaves the branch too', () => {
    expect(change({ role: 'hr' })).toMatchObject({ role: 'hr', branchId: null, departmentId: null })
  })

  test('may not empty a name, nor leave somebody without a branch', () => {
    expect(errorsOf(changeForm(opened, today), { ...opened, firstName: ' ', branchId: '' })).toEqual({
      firstName: 'Required',
      branchId: 'Choose a branch',
    })
    expect(errorsOf(changeForm(opened, today), opened)).toEqual({})
  })

  test('of somebody of head office needs no branch and has no rates', () => {
    const record = aRecord({ role: 'hr', branchId: null, dailyRate: null, overRate: null, rates: [] })
    const hr = valuesOf(record, today)
    expect(changeOf(hr, { ...hr, contact: '1', dailyRate: 600 })).toEqual({
      _id: hr._id,
      version: 3,
      contact: '1',
    })
    expect(errorsOf(changeForm(hr, today), { ...hr, contact: '1' })).toEqual({})
  })
})
