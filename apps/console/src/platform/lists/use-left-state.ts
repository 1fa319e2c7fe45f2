import { keepLeft, leftAt } from '@tahi/ui/table/list-memory.ts'
import { useEffect, useState } from 'react'

/**
 * What somebody chose in a list, which is chosen again when they come back to the list as they left it.
 * @param name the list's
 * @param asked what the list shows: its filters, order and page
 */
export function useLeftState<State>(name: string, asked: object, initial: State) {
  const at = JSON.stringify(asked)
  const choices = `Choices of ${name}`
  const [state, setState] = useState(() => leftAt<State>(choices, at) ?? initial)
  useEffect(() => keepLeft(choices, at, state), [choices, at, state])
  return [state, setState] as const
}
