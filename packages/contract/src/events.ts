import * as attendance from './attendance.ts'
import * as changes from './changes.ts'
import * as corrections from './corrections.ts'
import * as leave from './leave.ts'
import type { LiveEvent } from './live.ts'
import * as messages from './messages.ts'
import * as notifications from './notifications.ts'
import * as production from './production.ts'

const isEvent = (entry: unknown): entry is LiveEvent =>
  typeof entry === 'object' && entry !== null && 'payload' in entry && 'to' in entry

/** Every event of the product. Each event that a module of the contract exports must be listed. */
export const events: readonly LiveEvent[] = [
  attendance,
  corrections,
  leave,
  production,
  messages,
  notifications,
  changes,
].flatMap((module) => Object.values(module).filter(isEvent))
