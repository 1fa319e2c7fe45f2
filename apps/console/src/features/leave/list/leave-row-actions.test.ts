import { type Leave, uiTimings } from '@tahi/contract'
import { expect, test } from 'vitest'
import { leaveRowActions } from './leave-row-actions.tsx'

const nothing = () => {}
const verbs = { confirm: nothing, reject: nothing, reopen: nothing, change: nothing, withdraw: nothing }

test('what acts without a question waits first, so that a slip can be seen (C2, C9)', () => {
  const leave = { can: ['confirm', 'reject', 'reopen', 'change', 'withdraw'] } as Pick<Leave, 'can'> as Leave
  const delayed = leaveRowActions(leave, verbs).filter(({ busyDelay }) => busyDelay === uiTimings.clickDelay)
  expect(delayed.map(({ key }) => key)).toEqual(['confirm', 'reject', 'reopen'])
})
