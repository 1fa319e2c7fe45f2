import { toast } from '@tahi/ui/toasts/toasts.tsx'

/** How long a button's own busy state is enough; most work has ended by then. */
const shortWork = 1000

/**
 * Shows in a toast that long work goes on, wherever its user goes meanwhile, until it settles.
 * @param words what is being done
 */
export async function whileLoading<T>(words: string, work: Promise<T>): Promise<T> {
  let shown: string | undefined
  const timer = setTimeout(() => {
    shown = toast.loading(words)
  }, shortWork)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (shown !== undefined) toast.dismiss(shown)
  }
}
