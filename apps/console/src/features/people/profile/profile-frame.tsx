import { texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'

type ProfileFrameProps = { title?: string; tools?: ReactNode; children: ReactNode }

export function ProfileFrame({ title = texts.employees.profile, tools, children }: ProfileFrameProps) {
  return (
    <Page title={title} width="narrow" step={texts.employees.profile} tools={tools}>
      {children}
    </Page>
  )
}
