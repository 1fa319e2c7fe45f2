import { generalWords } from '@tahi/contract/employee-texts/general'
import { Link } from 'wouter'
import { Page } from '../components/page.tsx'
import { useWords } from '../platform/language.ts'
import classes from './unknown-page.module.css'

/** The page for an unknown address. */
export function UnknownPage() {
  const words = useWords(generalWords)
  return (
    <Page title={words.notFound}>
      <Link href="/" className={classes.way}>
        {words.toToday}
      </Link>
    </Page>
  )
}
