import { generalWords } from '@tahi/contract/employee-texts/general'
import { Link } from 'wouter'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { useIsServerReached } from '../platform/connection.ts'
import { useWords } from '../platform/language.ts'
import { useQueue } from '../platform/queue/open-queue.ts'
import { useNewVersion } from '../platform/worker.ts'
import { InstallCard } from './install-card.tsx'
import classes from './status.module.css'

/** Notices on every page: offline, waiting entries, refused entries, a new version. */
export function Status() {
  const words = useWords(generalWords)
  const isServerReached = useIsServerReached()
  const entries = useQueue()
  const newVersion = useNewVersion()
  const refused = entries.filter((entry) => entry.refused !== undefined).length
  const waiting = entries.length - refused
  return (
    <div className={classes.status}>
      {!isServerReached && <Notice tone="warn">{words.noLine}</Notice>}
      {waiting > 0 && (
        <Notice>
          <Link href="/waiting">{words.waiting(waiting)}</Link>
        </Notice>
      )}
      {refused > 0 && (
        <Notice tone="bad">
          <Link href="/waiting">{words.refused(refused)}</Link>
        </Notice>
      )}
      <InstallCard />
      {newVersion && (
        <Notice>
          <span>{words.newVersion}</span>
          <Button look="plain" onClick={newVersion.update}>
            {words.update}
          </Button>
        </Notice>
      )}
    </div>
  )
}
