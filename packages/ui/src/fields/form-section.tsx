import { type ReactNode, useId } from 'react'
import classes from './form.module.css'

type FormSectionProps = { title?: string; hint?: ReactNode; children: ReactNode }

/** Related fields, in two columns where there is room. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
