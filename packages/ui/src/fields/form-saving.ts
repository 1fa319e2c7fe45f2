import { createContext } from 'react'
import { type Busy, useBusy } from '../button/use-busy.ts'

/** The saving of one form, shared by its buttons: only one runs at a time. */
export type FormSaving = Busy<[save: () => unknown]>

/** The saving of the surrounding form. */
export const FormSavingContext = createContext<FormSaving | undefined>(undefined)

/** For a page with fields outside its `Form`: these are read-only too while the form is being saved. */
export const useFormSaving = (): FormSaving => useBusy((save: () => unknown) => save())
