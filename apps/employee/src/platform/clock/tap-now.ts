import { sentAt, type Tapped, tappedAt } from './tapped.ts'
import { clockWatch } from './watch.ts'

/** A tap at this moment. */
export const tapNow = (): Tapped => tappedAt(clockWatch.read())

/** A tap that is sent at this moment. */
export const sentNow = <T extends Tapped>(tap: T) => sentAt(tap, clockWatch.read())
