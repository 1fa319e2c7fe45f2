import { Button, Progress } from '@mantine/core'
import type { AnyImport } from './any-import.ts'
import classes from './import.module.css'
import { percent, rowsInWords } from './import-words.ts'

type ImportProgressProps = { title: string; current: AnyImport; onClose: () => void }

/** The import's progress on the server, with the hint that nobody has to wait here. */
export function ImportProgress({ title, current, onClose }: ImportProgressProps) {
  const { progress, rows } = current
  return (
    <div className={classes.working}>
      <h3 className={classes.heading}>{title}</h3>
      <Progress
        value={Math.max(2, progress * 100)}
        size="lg"
        animated={progress === 0}
        transitionDuration={300}
        aria-label={title}
      />
      <p className={classes.dim} role="status">
        {rows > 0 ? `${percent(progress)} of ${rowsInWords(rows)}` : 'Opening the file…'}
      </p>
      <div className={classes.foot}>
        <span className={classes.dim}>You may close this and go on; it does not stop.</span>
        <Button variant="default" onClick={onClose} data-autofocus>
          Go on in the list
        </Button>
      </div>
    </div>
  )
}
