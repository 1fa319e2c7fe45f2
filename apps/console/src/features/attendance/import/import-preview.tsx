import { Button } from '@mantine/core'
import {
  type AttendanceImport,
  applyAttendanceImport,
  exportAttendanceImportProblems,
  isCompanyWide,
  texts,
} from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useState } from 'react'
import { useBranchChoices } from '../../../platform/choices/branch-choices.ts'
import classes from '../../../platform/import/import.module.css'
import { ImportProblems } from '../../../platform/import/import-problems.tsx'
import { ImportTiles } from '../../../platform/import/import-tiles.tsx'
import { rowsInWords } from '../../../platform/import/import-words.ts'
import { ProblemsDownload } from '../../../platform/import/problems-download.tsx'
import { useApply } from '../../../platform/import/use-apply.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { ImportRows } from './import-rows.tsx'
import { OtherNames } from './other-names.tsx'
import type { Outcome } from './outcome.ts'
import { shownFirst, tilesOf } from './preview-tiles.ts'
import { attendanceImportQuery } from './use-import.ts'
import { WhoIsThis } from './who-is-this.tsx'

type ImportPreviewProps = { current: AttendanceImport; onStartOver: () => void }

/** Props of the button that has the focus at first: Import, unless the file looks like another branch's. */
const focusedFirst = { 'data-autofocus': true }

/** What an import would write: counts, problems, and every row. */
export function ImportPreview({ current, onStartOver }: ImportPreviewProps) {
  const { _id, fileName, layout, good, bad, problems, seemsOtherBranch } = current
  const [chosen, choose] = useState<Outcome>(shownFirst(current))
  // The last bad row may have been resolved here.
  const outcome = chosen === 'bad' && bad === 0 ? 'good' : chosen
  const branch = useChosenBranch(current)
  const [asked, ask] = useState<string>()
  const apply = useApply(attendanceImportQuery(_id).queryKey, current, () =>
    client.send(applyAttendanceImport, { body: { _id } }),
  )

  return (
    <div className={classes.preview}>
      <p className={classes.dim}>
        <strong>{fileName}</strong>
        {branch && ` of ${branch}`}
        {layout === 'punches' && ' lists punches; they are paired to one row a day.'}
      </p>
      <OtherNames current={current} />
      <ImportTiles tiles={tilesOf(current)} value={outcome} onChange={choose} />
      <ImportProblems problems={problems} words={texts.attendanceImport.problems} />
      <ImportRows id={_id} outcome={outcome} onAsk={ask} />
      {asked !== undefined && <WhoIsThis current={current} number={asked} onClose={() => ask(undefined)} />}
      <div className={classes.foot}>
        {bad > 0 && (
          <ProblemsDownload
            file={() => client.send(exportAttendanceImportProblems, { params: { id: _id } })}
          />
        )}
        <Button variant="subtle" onClick={onStartOver} {...(seemsOtherBranch && focusedFirst)}>
          Choose another file
        </Button>
        {good > 0 ? (
          <BusyButton {...(!seemsOtherBranch && focusedFirst)} onClick={apply}>
            Import {rowsInWords(good)}
          </BusyButton>
        ) : (
          <span className={classes.dim}>There is nothing new to import.</span>
        )}
      </div>
    </div>
  )
}

/** The branch's name for users with several: the same numbers are other people in another branch. */
function useChosenBranch({ branchId }: AttendanceImport): string | undefined {
  const { role } = useCurrentUser()
  const { choices } = useBranchChoices()
  return isCompanyWide(role) ? choices.find(({ value }) => value === branchId)?.label : undefined
}
