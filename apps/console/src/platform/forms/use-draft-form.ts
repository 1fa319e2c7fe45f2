import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/v4/core'
import { keepText } from '../keep-text.ts'
import { draftPrefix } from '../session/session.ts'
import { rebase as rebaseFields, type Whose } from '../stale/rebase.ts'
import { errorsOf } from './form-errors.ts'
import { refusedAt } from './save-words.ts'
import { UnderWay } from './under-way.ts'
import type { FormOnScreen } from './unsaved-forms.ts'
import { useFormOnScreen } from './use-form-on-screen.ts'

export interface DraftForm<Values> extends UseFormReturnType<Values>, FormOnScreen {
  /** The values that the user began with; a restored draft brings its own. */
  readonly opened: Values
  /**
   * Continues from other values, such as a newer version of the record, with or without what was typed on top of them.
   */
  goOnFrom(opened: Values, whose?: Whose): void
  /** Removes the draft: the form is saved, or left on purpose. */
  settle(): void
  /** Work that still fills the form; a save waits for it. */
  readonly underWay: UnderWay
  /** Why fields did not take what was chosen last, which their values do not show: a save would say 'Success' about it. */
  readonly refused: Refusals
  /** A field does not take what was chosen. No save passes it until `takePresent`. */
  refuse(field: keyof Values & string, why: string): void
  /** The field's present value counts: another was taken, or it is kept on purpose. */
  takePresent(field: keyof Values & string): void
  /** Puts a failed call's field errors under their fields. @returns whether a field took one */
  showErrors(failure: unknown): boolean
}

type Refusals = Readonly<Record<string, string>>

interface Draft<Values> {
  readonly opened: Values
  readonly values: Values
}

interface DraftOptions<Values> {
  /** Applies what was typed to other values. */
  rebase?: (opened: Values, mine: Values, theirs: Values) => Values
}

/**
 * A form whose typed values survive the page: they are kept in session storage until saved, so that a session's end, a
 * reload or a lost connection loses nothing. Leaving with unsaved values asks first.
 *
 * A draft keeps the version of the record that it began with. If a colleague changed the record in between, the save is
 * refused as stale and overwrites nothing unseen.
 * @param key identifies the form's draft, the record's id included
 * @param schema what may be saved, or a function that derives it from the opened values
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  key: string,
  initialValues: Values,
  schema: z.$ZodType | ((opened: Values) => z.$ZodType),
  { rebase = rebaseFields }: DraftOptions<Values> = {},
): DraftForm<Values> {
  const draftKey = draftPrefix + key
  const settled = useRef(false)
  const [underWay] = useState(() => new UnderWay())
  const [opened, setOpened] = useState(initialValues)
  // Read by code that runs before the next render.
  const present = useRef(opened)
  const [refused, setRefused] = useState<Refusals>({})
  const form = useForm<Values>({
    initialValues,
    validate: (values) => ({
      ...errorsOf(typeof schema === 'function' ? schema(present.current) : schema, values),
      ...refused,
    }),
    onValuesChange: (values) => {
      settled.current = false
      const draft: Draft<Values> = { opened: present.current, values }
      // Typed and deleted again: nothing is left to keep.
      if (isSame(draft.opened, values)) sessionStorage.removeItem(draftKey)
      else keepText(sessionStorage, draftKey, JSON.stringify(draft))
    },
  })
  const settle = () => {
    settled.current = true
    sessionStorage.removeItem(draftKey)
  }
  const stand = (opened: Values, values: Values) => {
    present.current = opened
    setOpened(opened)
    form.setValues(values)
    form.resetDirty(opened)
  }

  const isUnsaved = () => !underWay.isEmpty || (!settled.current && form.isDirty())
  const forget = () => {
    underWay.forget()
    settle()
  }

  const restored = useRef('')
  useEffect(() => {
    // Once per draft: a form's functions are new at every render.
    if (restored.current === draftKey) return
    restored.current = draftKey
    const draft = draftOf<Values>(sessionStorage.getItem(draftKey))
    if (!draft) return
    const { version } = draft.opened
    // In the same version, fields that were not typed over take the current values: addresses of files are signed again.
    if (version && version === initialValues.version)
      stand(initialValues, rebase(draft.opened, draft.values, initialValues))
    // A draft from before an upgrade may lack fields.
    else stand({ ...initialValues, ...draft.opened }, { ...initialValues, ...draft.values })
  })

  useFormOnScreen({ isUnsaved, forget })

  return Object.assign(form, {
    underWay,
    opened,
    goOnFrom(next: Values, whose: Whose = 'theirs') {
      const values = whose === 'mine' ? rebase(present.current, form.getValues(), next) : next
      stand(next, values)
      if (isSame(next, values)) settle()
    },
    settle,
    isUnsaved,
    forget,
    refused,
    refuse: (field: string, why: string) => setRefused((before) => ({ ...before, [field]: why })),
    takePresent(field: keyof Values & string) {
      setRefused(({ [field]: _, ...others }) => others)
      form.clearFieldError(field)
    },
    showErrors: refusedAt(initialValues, form.setErrors),
  })
}

/** The stored draft, if anything was typed. */
function draftOf<Values>(kept: string | null): Draft<Values> | undefined {
  const draft: Partial<Draft<Values>> | null = kept === null ? null : JSON.parse(kept)
  if (!draft?.opened || !draft.values || isSame(draft.opened, draft.values)) return undefined
  return draft as Draft<Values>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
