import { createContext } from 'react'
import { type Busy, useBusy } from '../button/use-busy.ts'

/** The saving of one form, by whichever of its buttons: one at a time. */
export type FormSaving = Busy<[save: () => unknown]>

/** That of the form around it, for its buttons. */
export const FormSavingContext = createContext<FormSaving | undefined>(undefined)

/** For a page that has fields of its form outside of the `FormPage`, which are held too while it is being saved. */
export const useFormSaving = (delay = 0): FormSaving => useBusy((save: () => unknown) => save(), delay)
