import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import classes from './history-section.module.css'

/** The end of a form: a record's history, which is loaded when the section is opened. @param children lazy */
export function HistorySection({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={classes.summary}>
          <IconChevronRight className={classes.arrow} size={15} aria-hidden />
          <h2 className={classes.title}>{texts.history.title}</h2>
        </summary>
        <div className={classes.shown}>
          {isOpen && <Suspense fallback={<Skeleton height={74} />}>{children}</Suspense>}
        </div>
      </details>
    </FormSection>
  )
}
