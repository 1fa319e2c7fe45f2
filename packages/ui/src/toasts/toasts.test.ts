import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

const asked = vi.fn<(...call: unknown[]) => void>()
const fetched = vi.fn<() => void>()

/** The library; loading it by `fetched` may fail. */
function library() {
  fetched()
  const kind = (name: string) => [name, (...call: unknown[]) => asked(name, ...call)]
  const blank = (...call: unknown[]) => asked('blank', ...call)
  return {
    toast: Object.assign(blank, Object.fromEntries(['success', 'error', 'custom', 'dismiss'].map(kind))),
  }
}

beforeEach(() => {
  asked.mockReset()
  fetched.mockReset()
  vi.resetModules()
  vi.doMock('./toaster.tsx', library)
})

test('the library is fetched with the first toast', async () => {
  const { toast } = await import('./toasts.tsx')
  expect(fetched).not.toHaveBeenCalled()
  toast('Nothing has changed')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledOnce()
})

test('what is asked for before it is there is done afterwards, in order', async () => {
  const { toast } = await import('./toasts.tsx')
  const first = toast.success('Success')
  const second = toast('Nothing has changed', { duration: 5000 })
  const own = createElement('b')
  const third = toast.custom(own)
  toast.dismiss(first)
  expect(asked).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
  expect(asked.mock.calls).toEqual([
    ['success', 'Success', { id: first }],
    ['blank', 'Nothing has changed', { id: second, duration: 5000 }],
    ['custom', own, { id: third }],
    ['dismiss', first],
  ])
  expect(first).not.toBe(second)
})

test('a fetch that failed is tried again with the next toast, and the one that it was for appears too', async () => {
  const { toast } = await import('./toasts.tsx')
  fetched.mockImplementationOnce(() => {
    throw new Error('The line is lost')
  })
  toast.error('One')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(asked).not.toHaveBeenCalled()
  toast.error('Two')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(asked.mock.calls.map(([kind, message]) => `${kind} ${message}`)).toEqual(['error One', 'error Two'])
})
