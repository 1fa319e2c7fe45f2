import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { beforeEach, expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { showFailure } = await import('./calls.ts')

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
