import { lazy, Suspense } from 'react'

type Library = typeof import('./toaster.tsx')
type Options = { /** Milliseconds, where the kind's own time is too short to read it. */ duration?: number }

let arrive: (library: Library) => void
const library = new Promise<Library>((resolve) => {
  arrive = resolve
})

/**
 * Fetches the toasts' code, which the first page does without. The first toast does it too; call it earlier where one may
 * have to tell that the line is lost. A fetch that fails is tried again with the next toast.
 */
export function loadToasts(): void {
  void import('./toaster.tsx').then(arrive, () => {})
}

/** Does something with the library, now or as soon as it is there; in the order asked for. */
function whenLoaded(work: (shown: Library['toast']) => void): void {
  loadToasts()
  void library.then(({ toast }) => work(toast))
}

let count = 0

/** @returns shows a toast and gives its id, by which it is dismissed */
const show =
  (kind: 'blank' | 'success' | 'error' | 'loading') =>
  (message: string, { duration }: Options = {}): string => {
    count += 1
    const options = { id: `toast-${count}`, ...(duration !== undefined && { duration }) }
    whenLoaded((shown) => (kind === 'blank' ? shown(message, options) : shown[kind](message, options)))
    return options.id
  }

/** Shows a message over the page for some seconds (C9). It appears also when it is asked for before the code is there. */
export const toast = Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  /** Stays until it is dismissed. */
  loading: show('loading'),
  dismiss: (id: string): void => whenLoaded((shown) => shown.dismiss(id)),
})

const ToastStack = lazy(() => library)

/** Where toasts appear. Once in the app; `toast` and its kinds fill it. */
export function Toasts() {
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}
