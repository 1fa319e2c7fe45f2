import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type InfoNoticeProps = { title?: string; children: ReactNode }

/** Tells about what is shown below it, such as why it cannot be changed; nothing is wrong, and nothing is to be done. */
export function InfoNotice({ title, children }: InfoNoticeProps) {
  return (
    <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden />} title={title}>
      {children}
    </Alert>
  )
}
