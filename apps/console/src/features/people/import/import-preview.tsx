import { Alert } from '@mantine/core'
import { applyPeopleImport, exportPeopleImportProblems, type PeopleImport, texts } from '@tahi/contract'
import { personProblemsOfRecords } from '@tahi/domain'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useState } from 'react'
import { CheckAgain } from '../../../platform/import/check-again.tsx'
import { ImportPreview, NothingToImport } from '../../../platform/import/import-preview.tsx'
import { ImportProblems } from '../../../platform/import/import-problems.tsx'
import { ImportTiles, type Tile } from '../../../platform/import/import-tiles.tsx'
import { useApply } from '../../../platform/import/use-apply.ts'
import { client } from '../../../platform/session/session.ts'
import { ImportRows } from './import-rows.tsx'
import type { Outcome } from './outcome.ts'
import { peopleImportQuery } from './use-import.ts'
import { useJudgeAgain } from './use-judge-again.ts'

type PeopleImportPreviewProps = { current: PeopleImport; onStartOver: () => void }

/** What an import would write: counts, problems, and every changed cell. */
export function PeopleImportPreview({ current, onStartOver }: PeopleImportPreviewProps) {
  const { _id, fileName, msg, added, changed, bad, ratesReplaced, namesakes, problems } = current
  const [outcome, setOutcome] = useState<Outcome>(firstShown(current))
  const apply = useApply(peopleImportQuery(_id).queryKey, current, () =>
    client.send(applyPeopleImport, { body: { _id } }),
  )
  const judgeAgain = useJudgeAgain(_id)
  return (
    <ImportPreview
      error={msg}
      fileName={fileName}
      sheets={current.sheets}
      bad={bad}
      problems={() => client.send(exportPeopleImportProblems, { params: { id: _id } })}
      onStartOver={onStartOver}
      action={
        added + changed > 0 ? (
          <BusyButton data-autofocus onClick={apply}>
            {texts.peopleImportCounts.toDo(current)}
          </BusyButton>
        ) : (
          <NothingToImport>{texts.peopleImportDialog.nobody}</NothingToImport>
        )
      }
    >
      <ImportTiles tiles={tilesOf(current)} value={outcome} onChange={setOutcome} />
      {ratesReplaced > 0 && (
        <Alert color="yellow" variant="light" title={texts.peopleImport.ratesReplaced(ratesReplaced)} />
      )}
      {namesakes > 0 && (
        <Alert color="yellow" variant="light" title={texts.peopleImport.namesakes(namesakes)} />
      )}
      <ImportProblems problems={problems} words={texts.peopleImport.problems}>
        <CheckAgain problems={problems} ofRecords={personProblemsOfRecords} judgeAgain={judgeAgain} />
      </ImportProblems>
      <ImportRows id={_id} outcome={outcome} />
    </ImportPreview>
  )
}

/** The outcome that is shown first: problems, then changes. */
function firstShown({ bad, changed, added }: PeopleImport): Outcome {
  if (bad > 0) return 'bad'
  if (changed > 0) return 'changed'
  return added > 0 ? 'added' : 'unchanged'
}

const tileWords = texts.peopleImportDialog.tiles

const tilesOf = ({ added, changed, unchanged, bad, namesakes }: PeopleImport): Tile<Outcome>[] => [
  { outcome: 'added', tone: 'good', ...tileWords.added, count: added },
  { outcome: 'changed', tone: 'info', ...tileWords.changed, count: changed },
  { outcome: 'unchanged', tone: 'neutral', ...tileWords.unchanged, count: unchanged },
  { outcome: 'bad', tone: 'bad', ...tileWords.bad, count: bad },
  ...(namesakes > 0 ? [tileOfNamesakes(namesakes)] : []),
]

const tileOfNamesakes = (count: number): Tile<Outcome> => ({
  outcome: 'namesake',
  tone: 'warn',
  label: texts.peopleImport.namesakesLabel,
  hint: texts.peopleImport.namesakesHint,
  count,
})
