import { type AttendanceRecord, attendanceRecord, texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { FailedCall } from './failed-call.ts'
import { newerRecord } from './newer-record.ts'

const anId = '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f'
const stored: AttendanceRecord = {
  _id: anId,
  userId: anId,
  employee: { _id: anId, userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' },
  branchId: anId,
  branchName: 'San Isidro',
  date: '2026-11-18',
  timeIn: '07:05',
  timeOut: '',
  status: 'present',
  lateAfter: '08:30',
  claimed: false,
  version: 4,
  createdAt: '2026-11-18T00:00:00Z',
  can: ['correct', 'remove'],
  paidElsewhere: false,
}
const refused = (code: 'stale' | 'conflict', data?: unknown) =>
  new FailedCall(409, { success: false, msg: texts.stale, code, data })

describe('the record as somebody else left it', () => {
  test('comes with the refusal of a stale change (D1)', () => {
    expect(newerRecord(refused('stale', stored), attendanceRecord)).toEqual(stored)
  })

  test.each([
    ['another refusal', refused('conflict', stored)],
    ['a stale change without its record', refused('stale')],
    ['a stale change of something else', refused('stale', { _id: anId })],
    ['no call', new Error('x')],
  ])('does not come with %s', (_, failure) => {
    expect(newerRecord(failure, attendanceRecord)).toBeUndefined()
  })
})
