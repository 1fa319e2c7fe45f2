import { type AttendanceRecord, uiTimings } from '@tahi/contract'
import { expect, test } from 'vitest'
import { recordRowActions } from './record-row-actions.tsx'

const verbs = { confirm: () => {}, setPresent: () => {}, edit: () => {}, remove: () => {} }

test('what acts without a question waits first, so that a slip can be seen (C2, C9)', () => {
  const record = { can: ['confirm', 'setPresent', 'remove'] } as Pick<
    AttendanceRecord,
    'can'
  > as AttendanceRecord
  const delays = recordRowActions(record, verbs).map(({ key, busyDelay }) => [key, busyDelay])
  expect(delays).toEqual([
    ['confirm', uiTimings.clickDelay],
    ['setPresent', uiTimings.clickDelay],
    ['edit', undefined],
    ['remove', undefined],
  ])
})
