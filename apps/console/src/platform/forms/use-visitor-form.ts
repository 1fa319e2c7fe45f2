import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * Leaving a form that is filled in before signing in asks while something is typed. Nothing is kept of it, as it holds a
 * password. The browser asks, because the console's own dialogs come with the frame (decision 0021).
 * @returns to be called once it is saved, before its page is left
 */
export function useVisitorForm({ isDirty }: Pick<UseFormReturnType<object>, 'isDirty'>): () => void {
  const settled = useRef(false)
  const isUnsaved = () => !settled.current && isDirty()
  useBlocker({
    shouldBlockFn: () => isUnsaved() && !window.confirm(texts.saving.leaveQuestion),
    enableBeforeUnload: isUnsaved,
  })
  return () => {
    settled.current = true
  }
}
