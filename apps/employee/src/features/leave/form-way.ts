import { useState } from 'react'
import { useLocation } from 'wouter'

/** The state of a history entry that the list of leaves made: the entry before it is the list. */
const ofList = 'from-leaves'

/** Opens a form from the list of leaves: that of the leave with this id, or a new one. */
export function useOpenForm(): (id: string) => void {
  const [, go] = useLocation()
  return (id) => go(`/leave/${id}`, { state: ofList })
}

/** Leaves a finished form for the list, so that Back does not lead to the form again. Resolves once it is left. */
export function useCloseForm(): () => Promise<void> {
  const [, go] = useLocation()
  const [form] = useState(() => location.pathname)
  return async () => {
    // Somebody may have gone elsewhere meanwhile.
    if (location.pathname !== form) return
    if (history.state === ofList) await goBack()
    else go('/leave', { replace: true })
  }
}

const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
    history.back()
  })
