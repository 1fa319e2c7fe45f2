import { noteAnnouncementRead } from '@tahi/contract/announcements'
import type { Call } from '@tahi/contract/call'
import { requestCorrection, withdrawCorrection } from '@tahi/contract/corrections'
import { createLeave, withdrawLeave } from '@tahi/contract/leave'
import { sendMessage } from '@tahi/contract/messages'
import { createQuotaProgress } from '@tahi/contract/production'
import { createPunch } from '@tahi/contract/punches'

/** Calls that may be queued; each has a body with its own `_id`. */
export const sendables = {
  punch: createPunch,
  progress: createQuotaProgress,
  correction: requestCorrection,
  withdrawCorrection,
  leave: createLeave,
  withdrawLeave,
  message: sendMessage,
  reading: noteAnnouncementRead,
} as const satisfies Record<string, Call>

export type Sendable = keyof typeof sendables
export type SendableCall = (typeof sendables)[Sendable]
