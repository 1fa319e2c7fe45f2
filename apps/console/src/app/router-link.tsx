import type { LinkProps } from '@tahi/ui/link.tsx'
import type { MouseEvent } from 'react'
import { router } from './router.ts'

/** An anchor that the router handles. The browser handles new tabs, downloads and other sites. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !plain || rest.target === '_blank' || !href.startsWith('/')) return
    event.preventDefault()
    router.history.push(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}
