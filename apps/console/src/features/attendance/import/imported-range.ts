import { listAttendanceImportRows } from '@tahi/contract'
import { client } from '../../../platform/session/session.ts'

/** The first and last day of an import's good rows; undefined without such rows. */
export type Range = { from: string | undefined; to: string | undefined }

export async function importedRange(id: string): Promise<Range> {
  const dayOf = async (sort: string) => {
    const query = { outcome: 'good', sort, page: 1, pageSize: 1 } as const
    const { data } = await client.send(listAttendanceImportRows, { params: { id }, query })
    return data[0]?.date || undefined
  }
  const [from, to] = await Promise.all([dayOf('date'), dayOf('-date')])
  return { from, to }
}
