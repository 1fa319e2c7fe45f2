import { keepLeft, leftAt } from '@tahi/ui/table/list-memory.ts'
import { useEffect, useState } from 'react'

/**
 * A user's choices in a list, restored when the user comes back to the list as it was left.
 * @param name the list's name
 * @param asked the list's filters, order and page
 */
export function useLeftState<State>(name: string, asked: object, initial: State) {
  const at = JSON.stringify(asked)
  const choices = `choices:${name}`
  const [state, setState] = useState(() => leftAt<State>(choices, at) ?? initial)
  useEffect(() => keepLeft(choices, at, state), [choices, at, state])
  return [state, setState] as const
}
