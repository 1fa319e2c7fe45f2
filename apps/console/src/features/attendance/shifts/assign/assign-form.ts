import { day } from '@tahi/contract'
import { z } from 'zod'

/** The form values of an assignment; `shiftId` is a shift's id, or 'none' for the usual hours. */
export type AssignValues = { shiftId: string; from: string }

export const assignSchema = z.object({ shiftId: z.string().min(1, 'Choose a shift'), from: day })
