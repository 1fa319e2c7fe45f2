import { IconChevronLeft } from '@tabler/icons-react'
import { generalWords } from '@tahi/contract/employee-texts/general'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../platform/language.ts'
import classes from './page.module.css'

type PageProps = {
  title: string
  /** The parent page; pages of the tabs have none. */
  back?: string
  children: ReactNode
}

/** A page: its title, and its parts stacked. */
export function Page({ title, back, children }: PageProps) {
  const words = useWords(generalWords)
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        {back !== undefined && (
          <Link href={back} className={classes.back} aria-label={words.back}>
            <IconChevronLeft aria-hidden />
          </Link>
        )}
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  )
}
