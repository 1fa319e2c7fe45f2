import { describe, expect, test } from 'vitest'
import { roles, roleTitles } from './roles.ts'
import { type MenuItem, mayOpen, menus, type Screen, screens } from './screens.ts'

const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])])

describe.each(roles)('the menu of %s', (role) => {
  const items = flat(menus[role])

  test('names only screens that the role may open', () => {
    const named = items.flatMap(({ screen }) => screen ?? [])
    expect(named.filter((screen) => !mayOpen(screen, role))).toEqual([])
  })

  test('names no screen twice', () => {
    const named = items.flatMap(({ screen }) => screen ?? [])
    expect(named).toEqual([...new Set(named)])
  })

  test('has an entry that leads somewhere wherever one expands', () => {
    expect(items.filter(({ screen, children }) => !screen && !children?.length)).toEqual([])
  })
})

test('no two screens share a path', () => {
  const paths = Object.values(screens).map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

test('the menus are those of C2 and D2, as far as their screens are there', () => {
  const labels = (items: readonly MenuItem[]): unknown[] =>
    items.map(({ label, children }) => (children ? [label, labels(children)] : label))
  expect(labels(menus.admin)).toEqual([['Monitoring', ['Attendance', 'Salary']]])
  for (const role of ['manager', 'hr', 'act'] as const)
    expect(labels(menus[role])).toEqual(['Attendance', 'Salary'])
  expect(menus.user).toEqual([])
})

test('only those who keep records may open the forms (C6, D2)', () => {
  const whoMay = (screen: Screen) => roles.filter((role) => mayOpen(screen, role))
  expect(whoMay('attendanceForm')).toEqual(['manager', 'hr'])
  expect(whoMay('salaryForm')).toEqual(['manager', 'hr'])
  expect(whoMay('attendance')).toEqual(['admin', 'manager', 'hr', 'act'])
  expect(whoMay('salary')).toEqual(['admin', 'manager', 'hr', 'act'])
})

test('the top bar titles the roles as C2 and D2 do', () => {
  expect(roleTitles).toEqual({
    admin: 'General Manager',
    manager: 'HR Admin',
    hr: 'HR Manager',
    act: 'Accountant',
    user: 'Employee',
  })
})
