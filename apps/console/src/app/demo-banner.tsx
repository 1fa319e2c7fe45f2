import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { openModal } from '@tahi/ui/dialog/modal-store.ts'
import { lazy, Suspense } from 'react'
import classes from './demo-banner.module.css'

const StartEmpty = lazy(() => import('./start-empty.tsx'))

/** Says that this is demo data; an admin can start over with an empty company (D8). */
export function DemoBanner({ canEmpty }: { canEmpty: boolean }) {
  const ask = () =>
    openModal(
      <Suspense>
        <StartEmpty />
      </Suspense>,
      { title: texts.demo.startEmpty, size: 'sm' },
    )
  return (
    <aside className={classes.banner} aria-label="Demo">
      {texts.demo.banner}
      {canEmpty && (
        <Button size="compact-xs" variant="default" onClick={ask}>
          {texts.demo.startEmpty}
        </Button>
      )}
    </aside>
  )
}
