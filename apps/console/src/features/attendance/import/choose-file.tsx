import { Alert, Progress } from '@mantine/core'
import { isCompanyWide, limits, previewAttendanceImport } from '@tahi/contract'
import { useState } from 'react'
import { BranchSelect } from '../../../platform/branch-select.tsx'
import { useCurrentUser } from '../../../platform/current-user.ts'
import classes from './choose-file.module.css'
import { FileDrop } from './file-drop.tsx'
import { percent } from './import-words.ts'
import { useUpload } from './use-upload.ts'

type ChooseFileProps = { branchId: string | undefined; onMove: (to: string) => void }

/** The import's first step: whose attendance it is, where there is a choice, and the clock's file. */
export function ChooseFile({ branchId, onMove }: ChooseFileProps) {
  const { role } = useCurrentUser()
  const [branch, setBranch] = useState(branchId)
  const [error, setError] = useState<string>()
  const { uploading, share, upload } = useUpload({ onDone: onMove, onFailure: setError })
  const needsBranch = isCompanyWide(role)

  const take = (file: File) => {
    const refused = refusalOf(file, needsBranch && !branch)
    setError(refused)
    if (!refused) void upload(previewAttendanceImport, { query: { branchId: branch } }, file)
  }

  return (
    <div className={classes.choose}>
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
      )}
      {needsBranch && (
        <BranchSelect value={branch} onChange={setBranch} placeholder="Choose the branch of this clock" />
      )}
      {uploading ? (
        <div className={classes.uploading} role="status">
          <span>
            Sending {uploading} {percent(share)}
          </span>
          <Progress value={Math.max(2, share * 100)} aria-label="Upload" />
        </div>
      ) : (
        <FileDrop accept=".csv,.txt,.xlsx" onFile={take} />
      )}
      <p className={classes.hint}>
        The file names its columns: a user ID and a date with time in and time out, or one punch a row.
        Nothing is written before you have seen every row checked, and importing the same file again doubles
        nothing.
      </p>
    </div>
  )
}

function refusalOf(file: File, branchIsMissing: boolean): string | undefined {
  if (branchIsMissing) return 'Choose the branch first, then the file.'
  if (file.size === 0) return `${file.name} is empty. Export it again from the clock.`
  if (file.size > limits.uploadBytes)
    return `${file.name} is larger than ${limits.uploadBytes / 1024 / 1024} MB. Split it by month.`
  return undefined
}
