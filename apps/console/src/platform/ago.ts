import { texts } from '@tahi/contract'
import { timeAgo } from '@tahi/domain'

/** How long ago an instant was, in words (W2 Messages). */
export const agoInWords = (instant: string, now: Date, timeZone: string): string =>
  texts.ago(timeAgo(new Date(instant), now, timeZone))
