import { Button, Progress } from '@mantine/core'
import { texts } from '@tahi/contract'
import type { AnyImport } from './any-import.ts'
import classes from './import.module.css'

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
        {rows > 0 ? texts.imports.progress(progress, rows) : texts.imports.opening}
      </p>
      <div className={classes.foot}>
        <span className={classes.dim}>{texts.imports.mayClose}</span>
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.imports.goOn}
        </Button>
      </div>
    </div>
  )
}
