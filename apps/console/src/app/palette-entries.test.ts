import { roles } from '@tahi/contract'
import { expect, test, vi } from 'vitest'

// Features add listeners to it as soon as they are loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { actionsOf, pagesOf } = await import('./palette-entries.ts')

const labelsOf = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)

test.each(roles)('every entry of %s has a label of its own', (role) => {
  const labels = [...labelsOf(pagesOf(role)), ...labelsOf(actionsOf(role))]
  expect(new Set(labels).size).toBe(labels.length)
})

test('pages that no menu names are there for whoever may open them', () => {
  const unlisted = ['Announcement', 'Documents', 'Shifts', 'Gates', 'Correction requests']
  const found = (role: 'admin' | 'manager' | 'act') =>
    labelsOf(pagesOf(role)).filter((label) => unlisted.includes(label))
  expect(found('manager')).toEqual(unlisted)
  expect(found('admin')).toEqual(['Announcement', 'Documents', 'Correction requests'])
  expect(found('act')).toEqual(['Announcement'])
})

test('what a role may not do is not offered', () => {
  expect(labelsOf(actionsOf('manager'))).toEqual([
    'Add Employee',
    'New Attendance',
    'Import attendance',
    'Add Leave',
    'Add Salary',
    'Add Quota',
    'Add Announcement',
    'Add Documents',
    'Profile',
    'Change password',
  ])
  expect(labelsOf(actionsOf('admin'))).not.toContain('Add Leave')
  expect(labelsOf(actionsOf('act'))).toEqual(['Profile', 'Change password'])
})
