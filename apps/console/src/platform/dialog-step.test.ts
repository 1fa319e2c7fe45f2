import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { closeDialog, opensDialog } from './dialog-step.ts'

const list = '/announcement?page=2'
const dialog = `${list}&show=drill`

test('a dialog that was opened over its list leaves no step behind', () => {
  const history = createMemoryHistory({ initialEntries: ['/', list], initialIndex: 1 })
  history.push(dialog, opensDialog.state)
  const replace = vi.fn()
  closeDialog(history, replace)
  expect(history.location.href).toBe(list)
  expect(replace).not.toHaveBeenCalled()
})

test('one that a link led to gives its step to its list', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  history.push(dialog)
  closeDialog(history, () => history.replace(list))
  expect(history.location.href).toBe(list)
  history.back()
  expect(history.location.href).toBe('/')
})

test('pressed twice, it goes back once, and again when it is opened again', () => {
  let arrive = () => {}
  const history = {
    location: { state: opensDialog.state },
    subscribe: (listener: () => void) => {
      arrive = listener
      return () => {}
    },
    back: vi.fn(),
  }
  const press = () => closeDialog(history as unknown as RouterHistory, () => {})
  press()
  press()
  expect(history.back).toHaveBeenCalledTimes(1)
  arrive()
  press()
  expect(history.back).toHaveBeenCalledTimes(2)
  arrive()
})
