import type { MouseEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button can keep the focus, which a disabled one would lose', () => {
  const drawn = renderToString(<Button busy>Save</Button>)
  expect(drawn).toContain(' aria-disabled="true"')
  expect(drawn).not.toMatch(/ disabled/)
  expect(renderToString(<Button>Save</Button>)).not.toContain('disabled')
})

test('a busy button ignores presses, and does not submit its form', () => {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  const press = (busy: boolean) =>
    Button({ busy, onClick }).props.onClick({ preventDefault } as Partial<MouseEvent>)
  press(true)
  expect([onClick.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 1])
  press(false)
  expect([onClick.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1])
})
