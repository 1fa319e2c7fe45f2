import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NothingSaved, useSaveDialog } from './use-save-dialog.ts'

const done: string[] = []

const send = vi.fn<() => Promise<string>>()
const form = {
  validate: vi.fn(() => ({ hasErrors: false })),
  settle: () => void done.push('settled'),
  showErrors: () => false,
  isUnsaved: () => false,
  forget: () => {},
}

type Saving = Parameters<typeof useSaveDialog<string>>[1]

/** Saves in a dialog as it opens. */
async function save(
  more: Partial<Saving> = {},
  how: 'save' | 'saveAndStay' = 'save',
): Promise<string | boolean | undefined> {
  let press = async (): Promise<string | boolean | undefined> => undefined
  function Dialog() {
    press = useSaveDialog(form, {
      send,
      refresh: async () => void done.push('read anew'),
      onClose: () => void done.push('closed'),
      ...more,
    })[how]
    return null
  }
  renderToStaticMarkup(<Dialog />)
  const saving = press()
  await vi.runAllTimersAsync()
  return saving
}

beforeEach(() => {
  done.length = 0
  for (const kind of ['success', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation((words) => String(done.push(`${kind}: ${words}`)))
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue('stored')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is saved is seen behind the dialog, which closes', async () => {
  expect(await save()).toBe('stored')
  expect(done).toEqual(['settled', 'read anew', `success: ${texts.success}`, 'closed'])
})

test('what is behind the dialog is told of what was stored, and so is the user in words of its own', async () => {
  await save({
    onSaved: (answer) => void done.push(`behind: ${answer}`),
    success: (answer) => `It is ${answer}.`,
  })
  expect(done).toEqual(['settled', 'behind: stored', 'read anew', 'success: It is stored.', 'closed'])
})

test('a dialog for several records stays open', async () => {
  expect(await save({}, 'saveAndStay')).toBe(true)
  expect(done).toEqual(['settled', 'read anew'])
  send.mockRejectedValue(new FailedCall(409, { success: false, code: 'conflict', msg: 'It is in use.' }))
  expect(await save({}, 'saveAndStay')).toBe(false)
})

test('nothing is sent that the form refuses', async () => {
  form.validate.mockReturnValueOnce({ hasErrors: true })
  expect(await save()).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
  expect(done).toEqual([])
})

test('after a refusal the dialog stays, and what is behind it is read anew', async () => {
  send.mockRejectedValue(new FailedCall(409, { success: false, code: 'conflict', msg: 'It is in use.' }))
  expect(await save()).toBeUndefined()
  expect(done).toEqual(['error: It is in use.', 'read anew'])
})

test('so it is where nothing could be done', async () => {
  send.mockRejectedValue(new NothingSaved('Nobody was assigned.'))
  expect(await save()).toBeUndefined()
  expect(done).toEqual(['error: Nobody was assigned.', 'read anew'])
})

test('without a reply nothing new is known', async () => {
  send.mockRejectedValue(new FailedCall())
  await save()
  expect(done).toEqual([expect.stringContaining('Check the connection')])
})
