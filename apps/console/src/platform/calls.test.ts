import { FailedCall } from '@tahi/client'
import { type PersonRecord, readPerson, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { queryClient, queryOf, showFailure, useCall, useOpened } = await import('./calls.ts')

const told = vi.spyOn(toast, 'error').mockReturnValue('')
beforeEach(() => void told.mockClear())

test.each([
  ['the server’s message', new FailedCall(403, { success: false, msg: 'No.', code: 'not_allowed' }), 'No.'],
  ['‘Error’ when there is none', new FailedCall(502), 'Error'],
  ['what C8 says where no answer came', new FailedCall(), 'An unexpected error occurred'],
  ['the same of anything else', new TypeError('x'), 'An unexpected error occurred'],
  [
    'that there is nothing to compare where a record has changed',
    new FailedCall(409, { success: false, msg: texts.stale, code: 'stale' }),
    texts.changedSinceSeen,
  ],
])('a failed call is told by one toast: %s', (_, failure, words) => {
  expect(showFailure(failure)).toBe(words)
  expect(told.mock.calls).toEqual([[words]])
})

test('a form opens with nothing that was read before it opened', () => {
  const input = { params: { id: 'nena' } }
  const { queryKey } = queryOf(readPerson, input)
  queryClient.setQueryData(queryKey, { success: true, msg: '', data: { contact: '0917' } as PersonRecord })
  const drawn = (read: typeof useCall | typeof useOpened) => {
    const Contact = () => read(readPerson, input).data?.data.contact ?? 'nothing'
    return renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Contact)))
  }
  expect(drawn(useCall)).toBe('0917')
  expect(drawn(useOpened)).toBe('nothing')
})
