import { Button } from '@mantine/core'
import { type AttendanceImport, applyAttendanceImport, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { client } from '../../../platform/session.ts'
import classes from './import.module.css'
import { ImportRows } from './import-rows.tsx'
import { ImportTiles, type Outcome } from './import-tiles.tsx'
import { rowsInWords } from './import-words.ts'
import { ProblemsDownload } from './problems-download.tsx'
import { importQuery } from './use-import.ts'

type ImportPreviewProps = { current: AttendanceImport; onStartOver: () => void }

/** What an import would write, before it does: counts, problems, and every row. */
export function ImportPreview({ current, onStartOver }: ImportPreviewProps) {
  const { _id, fileName, layout, good, bad, problems } = current
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>(bad > 0 ? 'bad' : 'good')

  const apply = async () => {
    const { queryKey } = importQuery(_id)
    // Shown as begun at once; the looks at the server that this starts correct it.
    queries.setQueryData(queryKey, (before: object | undefined) => ({
      ...before,
      data: { ...current, state: 'importing', progress: 0 },
    }))
    try {
      queries.setQueryData(queryKey, await client.send(applyAttendanceImport, { body: { _id } }))
    } catch (failure) {
      showFailure(failure)
      await queries.invalidateQueries({ queryKey })
    }
  }

  return (
    <div className={classes.preview}>
      <p className={classes.dim}>
        <strong>{fileName}</strong>
        {layout === 'punches' && ' lists punches; they are paired to one row a day.'}
      </p>
      <ImportTiles current={current} value={outcome} onChange={setOutcome} />
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label="Problems">
          {problems.map(({ problem, rows }) => (
            <li key={problem}>
              <strong>{rows.toLocaleString('en')}</strong> {texts.import.problems[problem]}
            </li>
          ))}
        </ul>
      )}
      <ImportRows id={_id} outcome={outcome} />
      <footer className={classes.foot}>
        {bad > 0 && <ProblemsDownload id={_id} />}
        <Button variant="subtle" onClick={onStartOver}>
          Choose another file
        </Button>
        {good > 0 ? (
          <BusyButton data-autofocus onClick={apply}>
            Import {rowsInWords(good)}
          </BusyButton>
        ) : (
          <span className={classes.dim}>There is nothing new to import.</span>
        )}
      </footer>
    </div>
  )
}
