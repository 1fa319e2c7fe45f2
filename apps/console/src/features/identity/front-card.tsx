import { Mark } from '@tahi/ui/theme/mark.tsx'
import { Weave } from '@tahi/ui/theme/weave.tsx'
import type { ReactNode } from 'react'
import { useCompany } from '../../platform/company.ts'
import classes from './front-card.module.css'

type FrontCardProps = { title: string; hint?: ReactNode; children: ReactNode }

/** The card in front of the woven background that sign-in, set-up and the first password share. */
export function FrontCard({ title, hint, children }: FrontCardProps) {
  const company = useCompany()
  return (
    <main className={classes.page}>
      <Weave />
      <div className={classes.card}>
        <div className={classes.brand}>
          <Mark size={36} />
          <div>
            <span className={classes.product}>Tahi</span>
            {company.name !== 'Tahi' && <span className={classes.company}>{company.name}</span>}
          </div>
        </div>
        <h1 className={classes.title}>{title}</h1>
        {hint && <p className={classes.hint}>{hint}</p>}
        {children}
      </div>
    </main>
  )
}
