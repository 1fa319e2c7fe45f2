import { Alert } from '@mantine/core'
import {
  type AttendanceImport,
  applyAttendanceImport,
  exportAttendanceImportProblems,
  isCompanyWide,
  texts,
} from '@tahi/contract'
import { problemsOfRecords } from '@tahi/domain'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { useState } from 'react'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'
import { CheckAgain } from '../../../platform/import/check-again.tsx'
import { ImportPreview, NothingToImport } from '../../../platform/import/import-preview.tsx'
import { ImportProblems } from '../../../platform/import/import-problems.tsx'
import { ImportTiles } from '../../../platform/import/import-tiles.tsx'
import { useApply } from '../../../platform/import/use-apply.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { ImportRows } from './import-rows.tsx'
import { OtherNames } from './other-names.tsx'
import type { Outcome } from './outcome.ts'
import { shownFirst, tilesOf } from './preview-tiles.ts'
import { attendanceImportQuery } from './use-import.ts'
import { useJudgeAgain } from './use-judge-again.ts'
import { WhoIsThis } from './who-is-this.tsx'

type AttendanceImportPreviewProps = { current: AttendanceImport; onStartOver: () => void }

const words = texts.attendanceImportPreview

/** What an import would write: counts, problems, and every row. */
export function AttendanceImportPreview({ current, onStartOver }: AttendanceImportPreviewProps) {
  const { _id, fileName, layout, readAsBefore, good, bad, problems, seemsOtherBranch } = current
  const [chosen, choose] = useState<Outcome>(shownFirst(current))
  // The last bad row may have been resolved here.
  const outcome = chosen === 'bad' && bad === 0 ? 'good' : chosen
  const branch = useChosenBranch(current)
  const [asked, ask] = useState<string>()
  const judgeAgain = useJudgeAgain(_id)
  const apply = useApply(attendanceImportQuery(_id).queryKey, current, () =>
    client.send(applyAttendanceImport, { body: { _id } }),
  )

  return (
    <ImportPreview
      fileName={fileName}
      sheets={current.sheets}
      about={
        <>
          {branch && ` ${words.ofBranch(branch)}`}
          {layout === 'punches' && ` ${words.listsPunches}`}
        </>
      }
      bad={bad}
      problems={() => client.send(exportAttendanceImportProblems, { params: { id: _id } })}
      onStartOver={onStartOver}
      anotherFirst={seemsOtherBranch}
      action={
        good > 0 ? (
          <BusyButton {...(!seemsOtherBranch && { 'data-autofocus': true })} onClick={apply}>
            {words.importRows(good)}
          </BusyButton>
        ) : (
          <NothingToImport>{words.nothingNew}</NothingToImport>
        )
      }
    >
      {readAsBefore && (
        <Alert
          color="blue"
          variant="light"
          title={texts.attendanceImport.readAsBefore(readAsBefore.text, formatDay(readAsBefore.date))}
        />
      )}
      <OtherNames current={current} />
      <ImportTiles tiles={tilesOf(current)} value={outcome} onChange={choose} />
      <ImportProblems problems={problems} words={texts.attendanceImport.problems}>
        <CheckAgain problems={problems} ofRecords={problemsOfRecords} judgeAgain={judgeAgain} />
      </ImportProblems>
      <ImportRows id={_id} outcome={outcome} onAsk={ask} />
      {asked !== undefined && <WhoIsThis current={current} number={asked} onClose={() => ask(undefined)} />}
    </ImportPreview>
  )
}

/** The branch's name for users with several: the same numbers are other people in another branch. */
function useChosenBranch({ branchId }: AttendanceImport): string | undefined {
  const { role } = useCurrentUser()
  const { choices } = useBranchChoices()
  return isCompanyWide(role) ? choices.find(({ value }) => value === branchId)?.label : undefined
}
