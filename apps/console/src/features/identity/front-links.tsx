import { publicScreens, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import classes from './front-card.module.css'

const { links } = texts.signIn

const pages = {
  signIn: { href: '/', label: links.signIn },
  register: { href: publicScreens.register.path, label: links.register },
  forgotPassword: { href: publicScreens.forgotPassword.path, label: links.forgotPassword },
} as const

type FrontLinksProps = { to: readonly (keyof typeof pages)[] }

/** Links from one front card to others, below its form. */
export function FrontLinks({ to }: FrontLinksProps) {
  const Link = useLink()
  return (
    <p className={classes.links}>
      {to.map((page) => (
        <Link key={page} href={pages[page].href}>
          {pages[page].label}
        </Link>
      ))}
    </p>
  )
}
