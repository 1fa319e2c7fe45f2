import { formatCount, limits } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'

/** The first rows, as many as one call may name; a toast says so when there are more. */
export function mostAtOnce<Row>(found: readonly Row[]): Row[] {
  if (found.length > limits.largestSelection)
    toast(`The first ${formatCount(limits.largestSelection)} are selected: no more go at once.`)
  return found.slice(0, limits.largestSelection)
}
