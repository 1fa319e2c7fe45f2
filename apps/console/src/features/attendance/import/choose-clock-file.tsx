import { isCompanyWide, previewAttendanceImport, texts } from '@tahi/contract'
import { useState } from 'react'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { ChooseFile, fileRefusal } from '../../../platform/import/choose-file.tsx'
import { useImportUpload } from '../../../platform/import/use-import-upload.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { currentImport } from './current-import.ts'

type ChooseClockFileProps = { branchId: string | undefined; onMove: (to: string) => void }

const words = texts.attendanceImportFile

/** The import's first step: the clock's file, and its branch where the user can choose one. */
export function ChooseClockFile({ branchId, onMove }: ChooseClockFileProps) {
  const { role } = useCurrentUser()
  const [branch, setBranch] = useState(branchId)
  const [error, setError] = useState<string>()
  const { uploading, share, upload } = useImportUpload(currentImport, {
    onDone: onMove,
    onFailure: setError,
  })
  const needsBranch = isCompanyWide(role)

  const take = (file: File) => {
    const refused = needsBranch && !branch ? words.branchFirst : fileRefusal(file, words.mend)
    setError(refused)
    if (refused) return
    void upload(file, (sent, onShare) =>
      client.upload(previewAttendanceImport, { query: { branchId: branch } }, sent, onShare),
    )
  }

  return (
    <ChooseFile
      error={error}
      uploading={uploading}
      share={share}
      what={words.clockFile}
      accept=".csv,.txt,.dat,.xlsx"
      onFile={take}
      before={
        needsBranch && <BranchSelect value={branch} onChange={setBranch} placeholder={words.chooseBranch} />
      }
    >
      {words.about}
    </ChooseFile>
  )
}
