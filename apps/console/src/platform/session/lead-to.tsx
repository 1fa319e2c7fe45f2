import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads to where a page is for whoever looks, in the place of its address. */
export function LeadTo({ href }: { href: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(href), [history, href])
  return null
}
