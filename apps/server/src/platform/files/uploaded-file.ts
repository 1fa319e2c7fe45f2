import { sql } from 'kysely'
import type { Work } from '../work.ts'
import type { FileAddresses } from './addresses.ts'

export interface UploadedRow {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** In pixels, for a picture whose header has it. */
  readonly width: number | null
  readonly height: number | null
}

/**
 * The file whose address a client received for its upload.
 * @returns undefined for a file that the caller did not upload, and for any other address
 */
export async function uploadedFile(
  { queries, scope }: Work,
  addresses: FileAddresses,
  address: string,
): Promise<UploadedRow | undefined> {
  const id = addresses.fileOf(address)
  if (id === undefined) return undefined
  const { rows } = await sql<UploadedRow>`
    select id, name, type, bytes, width, height from file where id = ${id} and uploaded_by = ${scope.personId}`.execute(
    queries,
  )
  return rows[0]
}
