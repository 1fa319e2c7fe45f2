import { judgePeopleImportAgain, listPeopleImportRows } from '@tahi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../../platform/session/session.ts'
import { peopleImportQuery } from './use-import.ts'

/** Starts to judge the import's rows again, by what is recorded now; the dialog shows the progress. */
export function useJudgeAgain(id: string): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const begun = await client.send(judgePeopleImportAgain, { body: { _id: id } })
    queries.setQueryData(peopleImportQuery(id).queryKey, begun)
    // The rows are read again once they are shown again, not while they are being judged.
    await queries.invalidateQueries({ queryKey: [listPeopleImportRows.path], refetchType: 'none' })
  }
}
