import { useRouter } from '@tanstack/react-router'

/**
 * Leaves a form without saving: one page back, where a list is as it was left.
 * @param fallback where to go when there is no page to go back to
 */
export function useCancel(fallback: string): () => void {
  const { history } = useRouter()
  return () => (history.canGoBack() ? history.back() : history.push(fallback))
}
