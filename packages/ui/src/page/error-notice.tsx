import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'

type ErrorNoticeProps = { title?: string | undefined; children: ReactNode }

/** Says what failed, and is read out at once. */
export function ErrorNotice({ title, children }: ErrorNoticeProps) {
  return (
    <Alert color="red" variant="light" role="alert" title={title}>
      {children}
    </Alert>
  )
}
