import { IconChevronRight } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import { useLink } from '../link.tsx'
import classes from './page.module.css'

/** A step of the breadcrumb; the last one, the page itself, has no href. */
export type Crumb = { label: string; href?: string }

export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const Link = useLink()
  return (
    <nav className={classes.crumbs} aria-label={texts.frame.breadcrumb}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <IconChevronRight size={12} aria-hidden />}
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
