import { expect, test } from 'vitest'
import { restoredDraft } from './restored-draft.ts'

const first = { version: 1, reason: '', seen: { contact: '0917', birthday: '' }, changed: {} }

test('what was typed is there again', () => {
  const typed = { ...first, reason: 'Flu', changed: { contact: '0918' } }
  expect(restoredDraft(JSON.stringify(typed), first)).toEqual(typed)
})

test.each([
  ['nothing', ''],
  ['half a text', '{"version":1,"reas'],
  ['no values', 'null'],
  ['other values', '["Flu"]'],
])('a draft with %s begins anew', (_, kept) => {
  expect(restoredDraft(kept, first)).toEqual(first)
})

test('a draft of another version takes the initial values where it has none of its own', () => {
  const kept = { reason: 'Flu', version: '1', seen: { contact: '0918' }, changed: null }
  expect(restoredDraft(JSON.stringify(kept), first)).toEqual({
    version: 1,
    reason: 'Flu',
    seen: { contact: '0918', birthday: '' },
    changed: {},
  })
})
