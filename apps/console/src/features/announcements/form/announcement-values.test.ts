import { texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-errors.ts'
import {
  announcementForm,
  isReworded,
  newAnnouncementForm,
  newValues,
  toBody,
} from './announcement-values.ts'

const branch = '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f'
const typed = { ...newValues('2026-11-18', branch), title: 'Pay day', desc: 'On Friday' }

test('a new announcement is for today, and a manager’s for their own branch', () => {
  expect(newValues('2026-11-18', branch)).toMatchObject({
    branchId: branch,
    startDate: '2026-11-18',
    endDate: '2026-11-18',
  })
  expect(newValues('2026-11-18', null).branchId).toBe('')
})

test.each([
  [{}, false],
  [{ branchId: 'All' }, false],
  [{ correction: true }, false],
  [{ title: ' Pay day ', desc: 'On Friday\n' }, false],
  [{ title: 'Pay day moved' }, true],
  [{ desc: 'On Thursday' }, true],
  [{ startDate: '2026-11-17' }, true],
  [{ endDate: '2026-11-19' }, true],
])('%j tells readers something else: %s', (change, expected) => {
  expect(isReworded(typed, { ...typed, ...change })).toBe(expected)
})

test('a small correction is sent as one', () => {
  expect(toBody({ ...typed, correction: true })).toMatchObject({ title: 'Pay day', correction: true })
})

describe('the form refuses what the server would', () => {
  test.each([
    [{}, {}],
    [{ branchId: 'All' }, {}],
    [{ branchId: '' }, { branchId: texts.announcement.noBranch }],
    [{ title: ' ' }, { title: texts.announcement.untitled }],
    [{ desc: '' }, { desc: texts.announcement.undescribed }],
    [{ endDate: '2026-11-17' }, { endDate: texts.announcement.endBeforeStart }],
    [{ startDate: '' }, { startDate: 'Choose the first day' }],
  ])('%j', (change, errors) => {
    expect(errorsOf(announcementForm, { ...typed, ...change })).toEqual(errors)
  })

  test.each([
    ['2026-11-18', {}],
    ['2026-11-19', { endDate: texts.announcement.over }],
  ])('a new one whose days are over on %s', (today, errors) => {
    expect(errorsOf(newAnnouncementForm(today), typed)).toEqual(errors)
  })

  test('a title that is too long', () => {
    expect(errorsOf(announcementForm, { ...typed, title: 'x'.repeat(121) })).toHaveProperty('title')
  })
})
