import { Alert, Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import type { MouseEvent } from 'react'
import { VersionsTable } from '../versions-table.tsx'
import type { Whose } from './rebase.ts'
import classes from './stale-notice.module.css'
import type { Version } from './versions.ts'

type StaleNoticeProps = {
  versions: readonly Version[]
  onSettle: (whose: Whose) => void
}

/** Both versions of a record that somebody else changed in between; nothing typed is lost. */
export function StaleNotice({ versions, onSettle }: StaleNoticeProps) {
  /** The notice disappears with the pressed button, so the focus moves to the form's submit button. */
  const settle = (whose: Whose) => (event: MouseEvent<HTMLElement>) => {
    const place = event.currentTarget.closest('[role="dialog"], main')
    onSettle(whose)
    place?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  return (
    <Alert color="yellow" variant="light" role="alert" title={texts.stale}>
      <p className={classes.words}>{texts.versions.next}</p>
      <VersionsTable
        heads={texts.versions.heads}
        rows={versions.map(({ label, mine, theirs, differs }) => ({
          label,
          before: mine,
          after: theirs,
          marked: differs,
        }))}
      />
      <p className={classes.words}>{texts.versions.kept}</p>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={settle('mine')}>
          {texts.versions.keepMine}
        </Button>
        <Button size="xs" variant="default" onClick={settle('theirs')}>
          {texts.versions.takeTheirs}
        </Button>
      </div>
    </Alert>
  )
}
