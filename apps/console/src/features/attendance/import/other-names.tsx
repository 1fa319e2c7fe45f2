import { Alert } from '@mantine/core'
import { type AttendanceImport, texts } from '@tahi/contract'

type OtherNamesProps = { current: AttendanceImport }

/**
 * Warns before an import how many rows have another name than the person, and whether the file may be another branch's.
 */
export function OtherNames({ current }: OtherNamesProps) {
  const { otherNames, seemsOtherBranch } = current
  if (otherNames === 0) return null
  return (
    <Alert
      color={seemsOtherBranch ? 'red' : 'yellow'}
      variant="light"
      role={seemsOtherBranch ? 'alert' : 'status'}
      title={seemsOtherBranch && texts.attendanceImport.seemsOtherBranch}
    >
      {texts.attendanceImport.otherNames(otherNames)}
    </Alert>
  )
}
