import { type UseFormReturnType, useForm } from '@mantine/form'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/v4/core'
import { errorsOf, refusedFields } from './form-errors.ts'
import { draftPrefix, session } from './session.ts'
import { UnderWay } from './under-way.ts'

export interface DraftForm<Values> extends UseFormReturnType<Values> {
  /** Forgets the draft: the form is saved, or left on purpose. */
  settle(): void
  /** What still fills the form: a save waits for it. */
  readonly underWay: UnderWay
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
  const [underWay] = useState(() => new UnderWay())
  const form = useForm<Values>({
    initialValues,
    validate: (values) => errorsOf(schema, values),
    onValuesChange: (values) => {
      settled.current = false
      sessionStorage.setItem(draftKey, JSON.stringify(values))
    },
  })

  const isUnsaved = () => !underWay.isEmpty || (!settled.current && form.isDirty())

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
      if (!isUnsaved() || session.token() === null) return false
      const leave = await confirm({ message: 'Leave without saving?', confirmLabel: 'Leave', danger: true })
      if (leave) {
        underWay.forget()
        sessionStorage.removeItem(draftKey)
      }
      return !leave
    },
    enableBeforeUnload: isUnsaved,
  })

  return Object.assign(form, {
    underWay,
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
