import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../session/session.ts'
import { type FormOnScreen, registerForm, staysWithForms } from './unsaved-forms.ts'

/** Logging out asks first while the form is unsaved. Leaving its page does not: for what is still there on return. */
export function useRegisteredForm(form: FormOnScreen): void {
  const latest = useLatestRef(form)
  useEffect(
    () =>
      registerForm({
        get question() {
          return latest.current.question
        },
        isUnsaved: () => latest.current.isUnsaved(),
        forget: () => latest.current.forget(),
      }),
    [latest],
  )
}

/** Every way out of the page asks first while the form is unsaved: links, Back, a reload, logging out. */
export function useFormOnScreen(form: FormOnScreen): void {
  useRegisteredForm(form)
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      const isMoved = current.pathname !== next.pathname
      // A page that replaces its own address, such as a list that got shorter, keeps its forms.
      if (session.token() === null || (!isMoved && action === 'REPLACE')) return false
      return staysWithForms(isMoved || JSON.stringify(current.search) !== JSON.stringify(next.search))
    },
    enableBeforeUnload: () => form.isUnsaved(),
  })
}
