import { lazy, type ReactElement, Suspense } from 'react'

type Library = typeof import('./toaster.tsx')
type Options = { /** Milliseconds, when the kind's own time is too short for reading. */ duration?: number }

let arrive: (library: Library) => void
const library = new Promise<Library>((resolve) => {
  arrive = resolve
})

/**
 * Loads the toasts' code, which the first page does without. The first toast loads it too; call it earlier where a
 * toast may have to report a lost connection. A failed load is retried with the next toast.
 */
export function loadToasts(): void {
  void import('./toaster.tsx').then(arrive, () => {})
}

/** Runs `work` with the library, now or once it is loaded, in order of the calls. */
function whenLoaded(work: (shown: Library['toast']) => void): void {
  loadToasts()
  void library.then(({ toast }) => work(toast))
}

let count = 0

/** @returns shows a toast and returns its id, for dismissing it */
const show =
  <Shown extends string | ReactElement = string>(
    kind: 'blank' | 'success' | 'error' | 'loading' | 'custom',
  ) =>
  (message: Shown, { duration }: Options = {}): string => {
    count += 1
    const options = { id: `toast-${count}`, ...(duration !== undefined && { duration }) }
    whenLoaded((shown) => (kind === 'blank' ? shown(message, options) : shown[kind](message, options)))
    return options.id
  }

/**
 * Shows a message over the page for some seconds (C9). Messages from before the code is loaded are shown afterwards.
 */
export const toast = Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  /** Stays until it is dismissed. */
  loading: show('loading'),
  /** An element of its own, without the frame and icon of the other kinds (C2). */
  custom: show<ReactElement>('custom'),
  dismiss: (id: string): void => whenLoaded((shown) => shown.dismiss(id)),
})

const ToastStack = lazy(() => library)

/** The place of the toasts. Once in the app; `toast` and its kinds fill it. */
export function Toasts() {
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}
