import { type Toast, ToastBar, Toaster } from 'react-hot-toast'
import classes from './toasts.module.css'

export { toast } from 'react-hot-toast'

/** Milliseconds that each kind of toast stays (C9); a loading toast stays until it is dismissed. At most 20 are kept. */
const toastOptions = {
  className: classes.toast ?? '',
  removeDelay: 1000,
  style: { maxWidth: 350 },
  blank: { duration: 4000 },
  error: { duration: 4000, iconTheme: { primary: 'var(--tahi-bad)', secondary: 'var(--tahi-surface)' } },
  success: { duration: 2000, iconTheme: { primary: 'var(--tahi-good)', secondary: 'var(--tahi-surface)' } },
  loading: {
    duration: Number.POSITIVE_INFINITY,
    iconTheme: { primary: 'var(--tahi-accent-strong)', secondary: 'var(--tahi-line-strong)' },
  },
  custom: { duration: 4000 },
}

/** Of no height: the library's own lies over the whole page, whose contrast axe then can't judge. */
const place = { inset: '16px 16px auto' }

/** The toasts on the screen, and the library behind them: code that comes with the first toast (toasts.tsx). */
export default function ToastStack() {
  return (
    <Toaster position="top-center" gutter={8} containerStyle={place} toastOptions={toastOptions}>
      {(one) => <ToastBar toast={announced(one)} />}
    </Toaster>
  )
}

/** Errors interrupt a screen reader, all else waits for a pause. */
function announced(one: Toast): Toast {
  return one.type === 'error' ? { ...one, ariaProps: { role: 'alert', 'aria-live': 'assertive' } } : one
}
