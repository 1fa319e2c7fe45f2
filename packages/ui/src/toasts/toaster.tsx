import { uiTimings } from '@tahi/contract/components'
import { type DefaultToastOptions, type Toast, ToastBar, Toaster } from 'react-hot-toast'
import classes from './toasts.module.css'

export { toast } from 'react-hot-toast'

/** A loading toast stays until it is dismissed. The library keeps 20 (C9). */
function optionsOf({
  blank,
  error,
  custom,
  success,
  removed,
  maxWidth,
}: typeof uiTimings.toasts): DefaultToastOptions {
  return {
    className: classes.toast ?? '',
    removeDelay: removed,
    style: { maxWidth },
    blank: { duration: blank },
    error: { duration: error, iconTheme: { primary: 'var(--tahi-bad)', secondary: 'var(--tahi-surface)' } },
    success: {
      duration: success,
      iconTheme: { primary: 'var(--tahi-good)', secondary: 'var(--tahi-surface)' },
    },
    loading: {
      duration: Number.POSITIVE_INFINITY,
      iconTheme: { primary: 'var(--tahi-accent-strong)', secondary: 'var(--tahi-line-strong)' },
    },
    custom: { duration: custom },
  }
}

/** The toasts on the screen and the library behind them; loaded with the first toast (toasts.tsx). */
export default function ToastStack() {
  const sizes = uiTimings.toasts
  // Without height: the library's own element covers the whole page, and axe cannot judge contrast under it.
  const place = { inset: `${sizes.inset}px ${sizes.inset}px auto` }
  return (
    <Toaster position="top-center" gutter={8} containerStyle={place} toastOptions={optionsOf(sizes)}>
      {(one) => <ToastBar toast={announced(one)} />}
    </Toaster>
  )
}

/** Errors interrupt a screen reader, everything else waits for a pause. */
function announced(one: Toast): Toast {
  return one.type === 'error' ? { ...one, ariaProps: { role: 'alert', 'aria-live': 'assertive' } } : one
}
