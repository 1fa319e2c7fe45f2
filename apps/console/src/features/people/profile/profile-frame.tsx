import { texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'

type ProfileFrameProps = { title?: string; tools?: ReactNode; children: ReactNode }

/** The page around a profile. @param title of another's profile; one's own is just called so */
export function ProfileFrame({ title = texts.employees.profile, tools, children }: ProfileFrameProps) {
  return (
    <Page title={title} width="narrow" step={texts.employees.profile} tools={tools}>
      {children}
    </Page>
  )
}
