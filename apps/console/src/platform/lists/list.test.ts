import { FailedCall } from '@tahi/client'
import { listPeople } from '@tahi/contract'
import { describe, expect, test, vi } from 'vitest'
import { listProps, problemInPlace, problemOf, searchProps } from './list.ts'

const answered = { data: { data: ['a', 'b'], total: 30 }, error: null, isPlaceholderData: false }
const query = { ...answered, refetch: vi.fn() }

describe('a list', () => {
  test('starts on page 1 with its own page size (C9)', () => {
    const props = listProps({}, vi.fn(), query, 12)
    expect(props).toMatchObject({ page: 1, pageSize: 12, defaultPageSize: 12, rows: ['a', 'b'], total: 30 })
    expect(props.problem).toBeUndefined()
  })

  test('shows what its address asks for', () => {
    const props = listProps({ page: 3, pageSize: 5, sort: 'date' }, vi.fn(), query, 12)
    expect(props).toMatchObject({ page: 3, pageSize: 5, defaultPageSize: 12, sort: 'date' })
  })

  test('keeps the address short on page 1', () => {
    const change = vi.fn()
    const { onPageChange } = listProps({ page: 2 }, change, query, 12)
    onPageChange(3)
    onPageChange(1)
    onPageChange(2, { replace: true })
    expect(change.mock.calls).toStrictEqual([
      [{ page: 3 }, undefined],
      [{ page: undefined }, undefined],
      [{ page: 2 }, { replace: true }],
    ])
  })

  test('goes back to page 1 with another size or order', () => {
    const change = vi.fn()
    const { onPageSizeChange, onSortChange } = listProps({ page: 4 }, change, query, 12)
    onPageSizeChange(20)
    onSortChange('-date')
    onSortChange(undefined)
    expect(change.mock.calls).toStrictEqual([
      [{ pageSize: 20, page: undefined }],
      [{ sort: '-date', page: undefined }],
      [{ sort: undefined, page: undefined }],
    ])
  })

  test('knows neither rows nor total before the first answer', () => {
    const props = listProps({}, vi.fn(), { ...query, data: undefined }, 12)
    expect([props.rows, props.total]).toEqual([undefined, undefined])
  })

  test('keeps its rows beside a problem that can be tried again', () => {
    const refetch = vi.fn()
    const props = listProps({}, vi.fn(), { ...query, error: new FailedCall(), refetch }, 12)
    expect(props.rows).toEqual(['a', 'b'])
    expect(props.problem?.kind).toBe('offline')
    props.problem?.onRetry?.()
    expect(refetch).toHaveBeenCalledOnce()
  })
})

test('a search goes back to page 1, and an empty one leaves the address', () => {
  const change = vi.fn()
  const { search, searchLength, onSearchChange } = searchProps({ page: 2 }, change, 'Search user ID')
  expect(search).toBe('')
  const takes = (length: number) => listPeople.query.safeParse({ search: 'x'.repeat(length) }).success
  expect(takes(searchLength)).toBe(true)
  expect(takes(searchLength + 1)).toBe(false)
  onSearchChange('EMP-1')
  onSearchChange('')
  expect(change.mock.calls).toStrictEqual([
    [{ search: 'EMP-1', page: undefined }],
    [{ search: undefined, page: undefined }],
  ])
})

describe('a failed call', () => {
  const retry = vi.fn()
  const refused = { success: false, msg: 'Your role does not allow this.', code: 'not_allowed' } as const

  test('that is refused has no Retry', () => {
    const problem = problemOf(new FailedCall(403, refused), retry)
    expect(problem).toEqual({ kind: 'forbidden', message: refused.msg })
  })

  test('without an answer means that there is no connection', () => {
    expect(problemOf(new FailedCall(), retry)).toEqual({ kind: 'offline', onRetry: retry })
  })

  test("of any other kind says the server's words", () => {
    const failure = new FailedCall(500, { success: false, msg: 'Try again.', code: 'failed' })
    expect(problemOf(failure, retry)).toEqual({ kind: 'error', message: 'Try again.', onRetry: retry })
  })
})

describe('a record that is read again', () => {
  const refused = { success: false, msg: 'No longer there', code: 'not_found' } as const
  const failed = (error: FailedCall | null, data: unknown) =>
    problemInPlace({ data, error, refetch: vi.fn() })?.kind

  test('stays shown when that fails', () => {
    expect(failed(new FailedCall(), 'shown')).toBeUndefined()
    expect(failed(new FailedCall(500, { ...refused, code: 'failed' }), 'shown')).toBeUndefined()
    expect(failed(null, undefined)).toBeUndefined()
  })

  test.each([
    ['gone', 404, 'error'],
    ['no longer for the reader', 403, 'forbidden'],
  ])('gives way to the problem where it is %s', (_, status, kind) => {
    expect(failed(new FailedCall(status, refused), 'shown')).toBe(kind)
  })

  test('and so does one that was never there', () => {
    expect(failed(new FailedCall(), undefined)).toBe('offline')
  })
})
