import { FailedCall } from '@tahi/client'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { showFailedAction } = await import('./failed-action.ts')

const told = vi.spyOn(toast, 'error').mockReturnValue('')

test('an action whose answer is lost may have been done, and may be repeated; a refused one was not', () => {
  showFailedAction(new FailedCall())
  showFailedAction(new FailedCall(403, { success: false, msg: 'No.', code: 'not_allowed' }))
  showFailedAction(new TypeError('x'))
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/^An unexpected error occurred\. No answer came.* doubles nothing\.$/)],
    ['No.'],
    ['An unexpected error occurred'],
  ])
})
