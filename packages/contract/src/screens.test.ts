import { describe, expect, test } from 'vitest'
import { roles, roleTitles } from './roles.ts'
import { type MenuItem, mayOpen, menus, publicScreens, type Screen, screens } from './screens.ts'

const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])])

describe.each(roles)('the menu of %s', (role) => {
  const items = flat(menus[role])

  test('names only screens that the role may open', () => {
    const named = items.flatMap(({ screen }) => screen ?? [])
    expect(named.filter((screen) => !mayOpen(screen, role))).toEqual([])
  })

  test('names no screen twice, but for an entry that leads to one of those it expands to', () => {
    const named = items.flatMap(({ screen, children }) => (screen && !children ? screen : []))
    expect(named).toEqual([...new Set(named)])
  })

  test('has an entry that leads somewhere wherever one expands', () => {
    expect(items.filter(({ screen, children }) => !screen && !children?.length)).toEqual([])
  })
})

test('no two screens share a path', () => {
  const paths = [...Object.values(screens), ...Object.values(publicScreens)].map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

test('the menus are those of C2 and D2, as far as their screens are there', () => {
  const labels = (items: readonly MenuItem[]): unknown[] =>
    items.map(({ label, children }) => (children ? [label, labels(children)] : label))
  expect(labels(menus.admin)).toEqual([
    'Dashboard',
    'Employees',
    ['Monitoring', ['Production', 'Attendance', 'Leaves', 'Salary']],
    'Branches',
    'Department',
    'Designation',
  ])
  const keepers = [
    'Dashboard',
    'Employees',
    'Core HR',
    'Attendance',
    'Leaves',
    'Salary',
    'Announcement',
    'Documents',
  ]
  expect(labels(menus.manager)).toEqual([...keepers, ['Monitoring', ['Production Monitoring', 'Message']]])
  expect(labels(menus.hr)).toEqual([...keepers, 'Production Monitoring', 'Message'])
  expect(labels(menus.act)).toEqual(['Dashboard', 'Employees', 'Attendance', 'Salary', 'Announcement'])
  expect(menus.user).toEqual([])
})

test('only those who keep records may open the forms, but a leave may be read (C6, W2, D2)', () => {
  const whoMay = (screen: Screen) => roles.filter((role) => mayOpen(screen, role))
  expect(whoMay('attendanceForm')).toEqual(['manager', 'hr'])
  expect(whoMay('salaryForm')).toEqual(['manager', 'hr'])
  expect(whoMay('leaveForm')).toEqual(['admin', 'manager', 'hr'])
  for (const screen of ['coreHr', 'shifts'] as const) expect(whoMay(screen)).toEqual(['manager', 'hr'])
  expect(whoMay('announcementForm')).toEqual(['admin', 'manager', 'hr'])
  expect(whoMay('messages')).toEqual(['manager', 'hr'])
  expect(whoMay('attendance')).toEqual(['admin', 'manager', 'hr', 'act'])
  expect(whoMay('salary')).toEqual(['admin', 'manager', 'hr', 'act'])
  expect(whoMay('leaves')).toEqual(['admin', 'manager', 'hr'])
  expect(whoMay('production')).toEqual(['admin', 'manager', 'hr'])
})

test('the organisation is the General Manager’s (C2 Signed-in routes, D2)', () => {
  for (const screen of ['branches', 'department', 'designation', 'company'] as const)
    expect(roles.filter((role) => mayOpen(screen, role))).toEqual(['admin'])
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
