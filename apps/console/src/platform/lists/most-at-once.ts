import { limits } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'

/** As many of a list's first rows as one call may name; where there are more, it says so. */
export function mostAtOnce<Row>(found: readonly Row[]): Row[] {
  if (found.length > limits.largestSelection)
    toast(`The first ${limits.largestSelection.toLocaleString('en')} are selected: no more go at once.`)
  return found.slice(0, limits.largestSelection)
}
