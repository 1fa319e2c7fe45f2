import { leadsToActive, type MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { expect, test } from 'vitest'
import { menuOf } from './menu.tsx'

const active = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.active ? [entry.label] : []), ...active(entry.children ?? [])])

test('an HR Admin has links', () => {
  const links = menuOf('manager', '/').map(({ label, href }) => [label, href])
  expect(links).toEqual([
    ['Dashboard', '/'],
    ['Employees', '/employees'],
    ['Core HR', '/core-hr'],
    ['Attendance', '/attendance'],
    ['Leaves', '/leaves'],
    ['Salary', '/salary'],
    ['Announcement', '/announcement'],
    ['Documents', '/documents'],
    ['Monitoring', '/production'],
  ])
})

test('the General Manager has them inside Monitoring, which opens around the page shown', () => {
  const monitoring = menuOf('admin', '/salary').find(({ label }) => label === 'Monitoring')
  expect(monitoring?.href).toBe('/production')
  expect(monitoring?.children?.map(({ label }) => label)).toEqual([
    'Production',
    'Attendance',
    'Leaves',
    'Salary',
  ])
  expect(monitoring && leadsToActive(monitoring)).toBe(true)
})

test.each([
  ['/salary', ['Salary']],
  ['/salary/new', ['Salary']],
  ['/salaryman', []],
  ['/', ['Dashboard']],
])('at %s the entry of the page is %j', (pathname, labels) => {
  expect(active(menuOf('manager', pathname))).toEqual(labels)
})

test('Monitoring leads to Production, which is then the entry of the page', () => {
  expect(active(menuOf('admin', '/production'))).toEqual(['Production'])
})

test('an entry shows the count of what waits on its page, wherever it stands', () => {
  const badge = { count: 3, label: 'pending leave requests' }
  const counts = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap(({ label, badge, children = [] }) => [...(badge ? [label] : []), ...counts(children)])
  expect(counts(menuOf('manager', '/', { leaves: badge }))).toEqual(['Leaves'])
  expect(counts(menuOf('admin', '/', { leaves: badge }))).toEqual(['Leaves'])
})
