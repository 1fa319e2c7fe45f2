import { expect, test } from 'vitest'
import { badgeWithin, countInBadge, type MenuEntry } from './menu-entry.ts'

const entry = (label: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  key: label,
  label,
  href: '/',
  icon: null,
  ...more,
})
const unread = { count: 2, label: 'unread conversations' }

test('a closed entry shows what waits inside it', () => {
  const inside = [entry('Production Monitoring'), entry('Message', { badge: unread })]
  expect(badgeWithin(entry('Monitoring', { children: inside }))).toEqual(unread)
  const both = [entry('Leaves', { badge: { count: 3, label: 'requests', href: '/leaves' } }), ...inside]
  expect(badgeWithin(entry('Monitoring', { children: both }))).toEqual({
    count: 5,
    label: 'requests and unread conversations',
  })
})

test('its own badge stands for itself, and nothing that waits is no badge', () => {
  const children = [entry('Message', { badge: unread })]
  const own = { count: 1, label: 'own' }
  expect(badgeWithin(entry('Monitoring', { badge: own, children }))).toBe(own)
  expect(
    badgeWithin(entry('Monitoring', { children: [entry('Message', { badge: { ...unread, count: 0 } })] })),
  ).toBe(undefined)
})

test('a badge shows its count, as far as it fits', () => {
  expect([7, 100, 999, 1000].map(countInBadge)).toEqual(['7', '100', '999', '999+'])
})
