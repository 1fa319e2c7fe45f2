import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { lazy, Suspense, useState } from 'react'
import classes from './demo-banner.module.css'

const StartEmpty = lazy(() => import('./start-empty.tsx'))

/** Says that this is demo data; an admin can start over with an empty company (D8). */
export function DemoBanner({ canEmpty }: { canEmpty: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <aside className={classes.banner} aria-label={texts.demo.label}>
      {texts.demo.banner}
      {canEmpty && (
        <Button size="compact-xs" variant="default" onClick={() => setAsking(true)}>
          {texts.demo.startEmpty}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <StartEmpty onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </aside>
  )
}
