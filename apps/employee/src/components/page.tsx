import { IconChevronLeft } from '@tabler/icons-react'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useWords } from '../platform/language.ts'
import classes from './page.module.css'

type PageProps = {
  title: string
  /** The parent page; pages of the tabs have none. */
  back?: string
  children: ReactNode
}

/** Whether a page was shown before: the first one is announced by its document. */
let isFollowing = false

/** A page: its title, and its parts stacked. A screen reader announces the title of a page that a link led to. */
export function Page({ title, back, children }: PageProps) {
  const words = useWords(generalWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title === words.product ? title : `${title} · ${words.product}`
  }, [title, words])
  useEffect(() => {
    if (isFollowing) heading.current?.focus({ preventScroll: true })
    isFollowing = true
  }, [])
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        {back !== undefined && (
          <Link href={back} className={classes.back} aria-label={words.back}>
            <IconChevronLeft aria-hidden />
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </main>
  )
}
