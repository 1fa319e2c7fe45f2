import { IconCircleCheck } from '@tabler/icons-react'
import { type ImportSheets, texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import classes from './import.module.css'
import { ImportFoot, type ImportFootProps } from './import-foot.tsx'

type ImportDoneProps = ImportFootProps & {
  /** What was imported: '12 days imported'. */
  title: string
  sheets: ImportSheets | null
  /** Where from, and what was left out. */
  children: ReactNode
}

/** What was imported, and the next steps. */
export function ImportDone({ title, sheets, children, ...foot }: ImportDoneProps) {
  return (
    <div className={classes.working}>
      <div role="status">
        <h3 className={classes.heading}>
          <IconCircleCheck className={classes.doneIcon} size={22} aria-hidden /> {title}
        </h3>
      </div>
      <p className={classes.dim}>
        {children}
        {sheets && ` ${texts.imports.sheets(sheets)}`}
      </p>
      <ImportFoot {...foot} another={texts.imports.importAnother} />
    </div>
  )
}
