import { IconCloudOff } from '@tabler/icons-react'
import { generalWords } from '@tahi/contract/employee-texts/general'
import type { ReactNode } from 'react'
import { useWords } from '../platform/language.ts'
import classes from './away.module.css'
import { Card } from './card.tsx'

/** Stands for something that this phone has never had, and that comes with a connection. */
export function Away({ children }: { children?: ReactNode }) {
  const words = useWords(generalWords)
  return (
    <Card className={classes.away}>
      <IconCloudOff size={28} stroke={1.5} aria-hidden />
      <p role="status">{words.notHereYet}</p>
      {children}
    </Card>
  )
}
