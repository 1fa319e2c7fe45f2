import { Weave } from '@tahi/ui/brand/weave.tsx'
import { useTitle } from '@tahi/ui/page/use-title.ts'
import type { ReactNode } from 'react'
import { CompanyBrand } from './brand.tsx'
import classes from './front-card.module.css'

type FrontCardProps = { title: string; hint?: ReactNode; children: ReactNode }

/** The card over the woven background, shared by every page before the sign-in. */
export function FrontCard({ title, hint, children }: FrontCardProps) {
  useTitle(title)
  return (
    <main className={classes.page}>
      <Weave />
      <div className={classes.card}>
        <CompanyBrand />
        <h1 className={classes.title}>{title}</h1>
        {hint && <p className={classes.hint}>{hint}</p>}
        {children}
      </div>
    </main>
  )
}
