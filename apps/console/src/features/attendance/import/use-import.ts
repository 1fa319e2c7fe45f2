import { readAttendanceImport } from '@tahi/contract'
import { queryOf } from '../../../platform/calls.ts'
import { useImport } from '../../../platform/import/any-import.ts'

export const attendanceImportQuery = (id: string) => queryOf(readAttendanceImport, { params: { id } })

export const useAttendanceImport = (id: string | undefined) =>
  useImport(attendanceImportQuery(id ?? ''), id !== undefined)
