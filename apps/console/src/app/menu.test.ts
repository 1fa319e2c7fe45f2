import { leadsToActive, type MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { expect, test } from 'vitest'
import { menuOf } from './menu.tsx'

const active = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.active ? [entry.label] : []), ...active(entry.children ?? [])])

test('an HR Admin has links', () => {
  const links = menuOf('manager', '/').map(({ label, href }) => [label, href])
  expect(links).toEqual([
    ['Attendance', '/attendance'],
    ['Salary', '/salary'],
  ])
})

test('the General Manager has them inside Monitoring, which opens around the page shown', () => {
  const [monitoring] = menuOf('admin', '/salary')
  expect(monitoring).toMatchObject({ label: 'Monitoring' })
  expect(monitoring?.href).toBeUndefined()
  expect(monitoring?.children?.map(({ label }) => label)).toEqual(['Attendance', 'Salary'])
  expect(monitoring && leadsToActive(monitoring)).toBe(true)
})

test.each([
  ['/salary', ['Salary']],
  ['/salary/new', ['Salary']],
  ['/salaryman', []],
  ['/', []],
])('at %s the entry of the page is %j', (pathname, labels) => {
  expect(active(menuOf('manager', pathname))).toEqual(labels)
})
