import { expect, test } from 'vitest'
import { roleChoices } from './role-choices.ts'

test.each([
  ['admin', 'user', ['Employee', 'HR Admin'], false],
  ['admin', 'hr', ['Employee', 'HR Admin', 'HR Manager'], false],
  ['manager', 'user', ['Employee'], true],
  ['manager', 'manager', ['Employee', 'HR Admin'], true],
  ['hr', 'act', ['Employee', 'Accountant'], true],
] as const)('%s sees %s among %j (W5)', (editor, present, titles, locked) => {
  const offered = roleChoices(editor, present)
  expect(offered.choices.map(({ label }) => label)).toEqual(titles)
  expect(offered.locked).toBe(locked)
})
