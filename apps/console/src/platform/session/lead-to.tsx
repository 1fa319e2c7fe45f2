import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Redirects to `href`, replacing the present history entry. */
export function LeadTo({ href }: { href: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(href), [history, href])
  return null
}
