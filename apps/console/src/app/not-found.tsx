import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { Mark } from '@tahi/ui/theme/mark.tsx'
import { Weave } from '@tahi/ui/theme/weave.tsx'
import classes from './full-page.module.css'

/** Any path that is none of the product's (C2). */
export default function NotFound() {
  return (
    <main className={classes.page}>
      <Weave />
      <div className={classes.card}>
        <Mark size={40} />
        <h1 className={classes.code}>{texts.notFound.code}</h1>
        <p className={classes.text}>{texts.notFound.text}</p>
        <p className={classes.hint}>The address may be mistyped, or the page has moved.</p>
        <Button component="a" href="/">
          Go to the start
        </Button>
      </div>
    </main>
  )
}
