import { expect, test, vi } from 'vitest'
import { keepOneAddress } from './one-address.ts'

test.each([
  ['/', undefined],
  ['/salary', undefined],
  ['/salary/new?id=1', undefined],
  ['/salary/', '/salary'],
  ['/salary//?status=paid#top', '/salary?status=paid#top'],
])('%s is kept as %s', (opened, kept) => {
  const replaceState = vi.fn()
  const { pathname, search, hash } = new URL(opened, 'http://localhost')
  keepOneAddress({
    location: { pathname, search, hash } as Location,
    history: { state: 'kept', replaceState } as unknown as History,
  })
  expect(replaceState.mock.calls).toEqual(kept === undefined ? [] : [['kept', '', kept]])
})
