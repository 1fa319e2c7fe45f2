import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { useFormOnScreen } from './use-form-on-screen.ts'

/**
 * Leaving a form that is filled in before signing in asks while something is typed. Nothing is kept of it, as it holds a
 * password.
 * @returns to be called once it is saved, before its page is left
 */
export function useVisitorForm({ isDirty }: Pick<UseFormReturnType<object>, 'isDirty'>): () => void {
  const settled = useRef(false)
  const settle = () => {
    settled.current = true
  }
  useFormOnScreen({ isUnsaved: () => !settled.current && isDirty(), forget: settle }, true)
  return settle
}
