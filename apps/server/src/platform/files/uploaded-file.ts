import { sql } from 'kysely'
import type { Work } from '../work.ts'
import type { FileAddresses } from './addresses.ts'

export interface UploadedRow {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** In pixels, where it is a picture whose head tells it. */
  readonly width: number | null
  readonly height: number | null
}

/**
 * The file that a client names by the address that its upload was answered with.
 * @returns undefined for an address of ours that the caller did not upload, and for any other
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
