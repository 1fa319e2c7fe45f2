import { isCompanyWide, previewAttendanceImport } from '@tahi/contract'
import { useState } from 'react'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { ChooseFile, fileRefusal } from '../../../platform/import/choose-file.tsx'
import { useImportUpload } from '../../../platform/import/use-import-upload.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { currentImport } from './current-import.ts'

type ChooseClockFileProps = { branchId: string | undefined; onMove: (to: string) => void }

const mend = { empty: 'Export it again from the clock.', large: 'Split it by month.' }

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
    const refused =
      needsBranch && !branch ? 'Choose the branch first, then the file.' : fileRefusal(file, mend)
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
      what="the clock's file"
      accept=".csv,.txt,.dat,.xlsx"
      onFile={take}
      before={
        needsBranch && (
          <BranchSelect value={branch} onChange={setBranch} placeholder="Choose the branch of this clock" />
        )
      }
    >
      The file names its columns: a user ID or the clock's own number, and a date with time in and time out,
      or one punch a row. Names beside them are compared with the employees'. A clock's attlog.dat is taken as
      it is. Nothing is written before you have seen every row checked, and importing the same file again
      doubles nothing.
    </ChooseFile>
  )
}
