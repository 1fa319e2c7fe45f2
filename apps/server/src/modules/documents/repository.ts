import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type DocumentRow, documentColumns, documentTables } from './document.ts'

/** Everybody in a branch reads its documents and those for all, so "own records only" restricts nothing here. */
export const inScope = ({ branchId }: Scope): RawBuilder<unknown> =>
  branchId === null ? sql`true` : keptBy(branchId)

/** A branch's own documents and those for all branches. */
export const keptBy = (branchId: string): RawBuilder<unknown> =>
  sql`(document.branch_id = ${branchId} or document.branch_id is null)`

/** A document in scope; removed ones included. */
export async function findDocument({ queries, scope }: Work, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns} from ${documentTables}
    where document.id = ${id} and ${inScope(scope)}`.execute(queries)
  return rows[0]
}

/** Locks a document for a change, if the caller may change it, and reads it after the lock is held. */
export async function findAndLockDocument(work: Work, id: string): Promise<DocumentRow | undefined> {
  const { queries, scope } = work
  await sql`select from document where id = ${id} and ${inScope(scope)} for no key update`.execute(queries)
  return findDocument(work, id)
}

export type DocumentFields = Pick<
  DocumentRow,
  | 'id'
  | 'branchId'
  | 'title'
  | 'description'
  | 'fileType'
  | 'fileId'
  | 'previewFileId'
  | 'fileName'
  | 'mediaType'
  | 'bytes'
  | 'active'
>

/** Inserts a document of the caller. @returns whether it was written; false when the id is taken */
export async function insertDocument(
  { queries, actor, now }: Work,
  document: Omit<DocumentFields, 'active'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into document (id, branch_id, posted_by, poster_name, title, description, file_type, file_id,
      preview_file_id, file_name, media_type, bytes, created_at)
    values (${document.id}, ${document.branchId}, ${actor.personId}, ${actor.name}, ${document.title},
      ${document.description}, ${document.fileType}, ${document.fileId}, ${document.previewFileId},
      ${document.fileName}, ${document.mediaType}, ${document.bytes}, ${now})
    on conflict (id) do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/** Writes the document's fields and increments the version. */
export async function updateDocument({ queries }: Work, document: DocumentFields): Promise<void> {
  await sql`
    update document
    set branch_id = ${document.branchId}, title = ${document.title}, description = ${document.description},
      file_type = ${document.fileType}, file_id = ${document.fileId},
      preview_file_id = ${document.previewFileId}, file_name = ${document.fileName},
      media_type = ${document.mediaType}, bytes = ${document.bytes}, active = ${document.active},
      version = version + 1
    where id = ${document.id}`.execute(queries)
}
