import { type Leave, texts, uiTimings } from '@tahi/contract'
import { expect, test } from 'vitest'
import { leaveSelectionActions, selectableIn, whyNotSelectable } from './leave-selection.ts'

const nothing = () => {}
const verbs = { confirm: nothing, reject: nothing, reopen: nothing }
const waits = uiTimings.clickDelay

test.each([
  ['one that waits', 'requested', ['a'], { confirm: waits, reject: waits }],
  [
    'several that wait, for whose rejection is asked',
    undefined,
    ['a', 'b'],
    { confirm: waits, reject: undefined },
  ],
  ['rejected ones', 'rejected', ['a', 'b'], { reopen: waits, confirm: waits }],
] as const)('what acts on %s without a question waits first (C2, C9)', (_, status, ids, delays) => {
  const actions = leaveSelectionActions(status, new Set(ids), verbs)
  expect(Object.fromEntries(actions.map(({ key, busyDelay }) => [key, busyDelay]))).toEqual(delays)
})

test('rejected leaves are selected in their own list, and those that wait in the others', () => {
  const leave = (state: Leave['state'], can: Leave['can']) => ({ state, can }) as Leave
  const leaves = [
    leave('requested', ['confirm', 'reject']),
    leave('rejected', ['confirm', 'reopen']),
    leave('rejected', []),
    leave('confirmed', ['reopen']),
  ]
  expect(leaves.map(selectableIn('requested'))).toEqual([true, false, false, false])
  expect(leaves.map(selectableIn(undefined))).toEqual([true, false, false, false])
  expect(leaves.map(selectableIn('rejected'))).toEqual([false, true, false, false])
})

const request = { employee: { _id: 'ana' }, state: 'requested', can: [] }

test.each([
  ['decided leaves wait for nothing', { state: 'confirmed', can: ['reject'] }, texts.leaveList.decided],
  ['leaves of who left can only be rejected', { can: ['reject'] }, texts.leave.deactivated],
  ['leaves stay with the branch where they are paid', {}, texts.leave.movedAway],
  ['a rejected one too', { state: 'rejected' }, texts.leave.movedAway, 'rejected' as const],
  ["one's own leave is for others", { employee: { _id: 'reader' } }, texts.leave.ownDecision],
])('%s', (_, varied, why, listed?: 'rejected') => {
  expect(whyNotSelectable({ ...request, ...varied } as Leave, 'reader', listed)).toBe(why)
})
