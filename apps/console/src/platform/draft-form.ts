import { type UseFormReturnType, useForm } from '@mantine/form'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/v4/core'
import { errorsOf, refusedFields } from './form-errors.ts'
import { draftPrefix, session } from './session.ts'

export interface DraftForm<Values> extends UseFormReturnType<Values> {
  /** Forgets the draft: the form is saved, or left on purpose. */
  settle(): void
  /** Puts a failed call's field errors under their fields. @returns whether a field took one */
  showErrors(failure: unknown): boolean
}

/**
 * A form whose typed values outlive the page: they are kept in session storage until saved, so a session that
 * ends, a reload or a lost line loses nothing. Leaving with unsaved values asks first.
 * @param key tells one form's draft from another's, the record's id included
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  key: string,
  initialValues: Values,
  schema: z.$ZodType,
): DraftForm<Values> {
  const draftKey = draftPrefix + key
  const settled = useRef(false)
  const form = useForm<Values>({
    initialValues,
    validate: (values) => errorsOf(schema, values),
    onValuesChange: (values) => {
      settled.current = false
      sessionStorage.setItem(draftKey, JSON.stringify(values))
    },
  })

  const { setValues } = form
  const restored = useRef('')
  useEffect(() => {
    // Once for each draft: `setValues` is a new function at every render.
    if (restored.current === draftKey) return
    restored.current = draftKey
    const draft = sessionStorage.getItem(draftKey)
    if (draft !== null) setValues(JSON.parse(draft))
  }, [draftKey, setValues])

  useBlocker({
    shouldBlockFn: async () => {
      const unsaved = !settled.current && form.isDirty() && session.token() !== null
      if (!unsaved) return false
      const leave = await confirm({ message: 'Leave without saving?', confirmLabel: 'Leave', danger: true })
      if (leave) sessionStorage.removeItem(draftKey)
      return !leave
    },
    enableBeforeUnload: () => !settled.current && form.isDirty(),
  })

  return Object.assign(form, {
    settle() {
      settled.current = true
      sessionStorage.removeItem(draftKey)
    },
    showErrors(failure: unknown) {
      const errors = refusedFields(failure, initialValues)
      form.setErrors(errors)
      return Object.keys(errors).length > 0
    },
  })
}
