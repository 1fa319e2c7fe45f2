import { describe, expect, test } from 'vitest'
import { choiceIn, dayIn, idIn, inScopeOf, numberIn, textIn } from './address.ts'

describe('a text in the address', () => {
  test.each([
    ['a text', 'EMP-00001', 'EMP-00001'],
    ['digits, which the router reads as a number', 2026, '2026'],
    ['an empty text', '', undefined],
    ['nothing', undefined, undefined],
    ['a list', ['a'], undefined],
    ['a record', { a: 1 }, undefined],
    ['true', true, undefined],
  ])('%s', (_, value, read) => {
    expect(textIn({ search: value }, 'search')).toBe(read)
  })
})

describe('a number in the address', () => {
  test.each([
    [3, 3],
    ['12', 12],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['x', undefined],
    [undefined, undefined],
    [null, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%j is read as %j', (value, read) => {
    expect(numberIn({ page: value }, 'page')).toBe(read)
  })
})

test('a number in the address is at most what the list takes', () => {
  expect(numberIn({ pageSize: 500 }, 'pageSize', 500)).toBe(500)
  expect(numberIn({ pageSize: 501 }, 'pageSize', 500)).toBeUndefined()
  expect(numberIn({ page: 1e300 }, 'page')).toBeUndefined()
})

test('an id in the address is one that Tahi made, or a word that the list knows', () => {
  const made = '00000000-0000-4000-8000-000000000001'
  expect(idIn({ branch: made }, 'branch')).toBe(made)
  expect(idIn({ branch: 'banana' }, 'branch')).toBeUndefined()
  expect(idIn({ shift: 'none' }, 'shift', 'none')).toBe('none')
  expect(idIn({ branch: 'none' }, 'branch')).toBeUndefined()
  expect(idIn({}, 'branch', 'none')).toBeUndefined()
})

test.each(['2026-02-30', 'banana', '2026-2-3', '0202-01-01', 20260203, '', undefined])(
  'a day in the address that cannot be read counts as empty (C5): %j',
  (value) => {
    expect(dayIn({ from: value }, 'from')).toBeUndefined()
  },
)

test('a choice in the address is one of those that there are', () => {
  const choices = ['paid', 'pending'] as const
  expect(choiceIn({ status: 'paid' }, 'status', choices)).toBe('paid')
  expect(choiceIn({ status: 'PAID' }, 'status', choices)).toBeUndefined()
  expect(choiceIn({}, 'status', choices)).toBeUndefined()
})

test("another branch's address is one's own branch's for who sees that alone, and stays for who sees all", () => {
  const address = { branch: 'other', page: 2 }
  const manager = { role: 'manager', branchId: 'own' } as const
  expect(inScopeOf(manager, address)).toEqual({ branch: undefined, page: 2 })
  expect(inScopeOf(manager, { branch: 'own' })).toEqual({ branch: 'own' })
  expect(inScopeOf({ role: 'hr', branchId: null }, address)).toBe(address)
})
