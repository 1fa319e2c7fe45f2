import { generalWords } from '@tahi/contract/employee-texts/general'
import { useIsClockLost, useServerClock } from '../platform/clock/use-server-clock.ts'
import { useFormat, useWords } from '../platform/language.ts'
import { agoIn } from './ago.ts'

/**
 * How old something is that has not been fetched anew. It ages while it is shown.
 * @param answeredAt the server's time at which it came, in milliseconds
 */
export function Age({ answeredAt }: { answeredAt: number }) {
  const words = useWords(generalWords)
  const format = useFormat()
  const isLost = useIsClockLost()
  const ago = useServerClock((now) => agoIn(words.ago, now.getTime() - answeredAt))
  // Without the time, only the moment at which it came is certain.
  return <p>{words.asOf(isLost ? format.instant(new Date(answeredAt).toISOString()) : ago)}</p>
}
