import { beforeEach, expect, test, vi } from 'vitest'
import type { ListAddress } from '../lists/list-address.ts'
import { filterProps } from './filter-props.ts'

interface Address extends ListAddress {
  status?: 'paid' | 'pending' | undefined
}

const change = vi.fn<(part: Partial<Address>) => void>()
const propsOf = (address: Address) => filterProps(address, change, ['branch', 'status', 'from', 'to'])
beforeEach(() => change.mockReset())

test('a field shows its part of the address, and a change of it goes back to page 1', () => {
  const { value, onChange } = propsOf({ status: 'paid', page: 3 }).field('status')
  expect(value).toBe('paid')
  onChange('pending')
  onChange(undefined)
  expect(change.mock.calls).toStrictEqual([
    [{ status: 'pending', page: undefined }],
    [{ status: undefined, page: undefined }],
  ])
})

test('several filters change in one step', () => {
  propsOf({}).apply({ from: '2026-11-01', to: '2026-11-05' })
  expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-05', page: undefined })
})

test("clearing takes all of the list's filters out at once, and is offered only where there are some", () => {
  expect(propsOf({ page: 2, search: 'a', sort: 'date' }).bar).toEqual({ set: 0, onClear: undefined })
  const { set, onClear } = propsOf({ to: '2026-11-05', status: 'paid', sort: 'date' }).bar
  expect(set).toBe(2)
  onClear?.()
  expect(change.mock.calls).toStrictEqual([
    [{ branch: undefined, status: undefined, from: undefined, to: undefined, page: undefined }],
  ])
})
