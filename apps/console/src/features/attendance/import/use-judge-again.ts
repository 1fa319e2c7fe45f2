import { judgeAttendanceImportAgain, listAttendanceImportRows, readAttendanceImport } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'

/** Judges the import's rows again that did not agree with the records, and shows what became of them. */
export function useJudgeAgain(id: string): () => Promise<void> {
  const refresh = useRefresh([readAttendanceImport, listAttendanceImportRows])
  return async () => {
    await client.send(judgeAttendanceImportAgain, { body: { _id: id } })
    await refresh()
  }
}
