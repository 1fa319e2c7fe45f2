import { clockWatch } from './clock/watch.ts'
import { connection } from './connection.ts'

/** Begins to watch a call for what any answer tells: that the server is reached, and its time. */
export function watchAnswer(): (headers: Headers) => void {
  const begun = connection.begin()
  return (headers) => {
    begun.answered()
    const date = headers.get('date')
    if (date) clockWatch.contact(new Date(date))
  }
}
