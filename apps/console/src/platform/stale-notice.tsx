import { Alert, Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import classes from './stale-notice.module.css'
import { VersionsTable } from './versions-table.tsx'

export interface Version {
  /** The field's label. */
  readonly label: string
  /** As the form has it, in words. */
  readonly mine: string
  /** As it is stored now, in words. */
  readonly theirs: string
}

type StaleNoticeProps = {
  versions: readonly Version[]
  onSettle: (whose: 'mine' | 'theirs') => void
}

/** Both versions of a record that somebody else changed meanwhile; nothing typed is lost. */
export function StaleNotice({ versions, onSettle }: StaleNoticeProps) {
  return (
    <Alert color="yellow" variant="light" role="alert" title={texts.stale}>
      <VersionsTable
        heads={['Field', 'Yours', 'Saved by somebody else']}
        rows={versions.map(({ label, mine, theirs }) => ({
          label,
          before: mine,
          after: theirs,
          marked: mine !== theirs,
        }))}
      />
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={() => onSettle('mine')}>
          Keep mine, then save
        </Button>
        <Button size="xs" variant="default" onClick={() => onSettle('theirs')}>
          Take the saved version
        </Button>
      </div>
    </Alert>
  )
}
