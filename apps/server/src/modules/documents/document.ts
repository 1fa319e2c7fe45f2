import { type Document, type DocumentType, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import type { Work } from '../../platform/work.ts'
import { mayPostFor } from '../organisation/index.ts'

/** A document as the queries of this module read it. */
export interface DocumentRow {
  id: string
  /** Null: for all branches. */
  branchId: string | null
  branchName: string | null
  postedBy: string
  posterName: string
  title: string
  description: string
  fileType: DocumentType
  /** Null when the document was removed and its file deleted (D6). */
  fileId: string | null
  /** A small copy of a large picture. */
  previewFileId: string | null
  fileName: string
  mediaType: string
  bytes: number
  active: boolean
  version: number
  createdAt: Date
}

export const branchOfDocument = sql`left join branch on branch.id = document.branch_id`

export const documentTables = sql`document ${branchOfDocument}`

export const documentColumns = sql`
  document.id, document.branch_id as "branchId", branch.name as "branchName", document.posted_by as "postedBy",
  document.poster_name as "posterName", document.title, document.description, document.file_type as "fileType",
  document.file_id as "fileId", document.preview_file_id as "previewFileId", document.file_name as "fileName",
  document.media_type as "mediaType", document.bytes, document.active, document.version, document.created_at as "createdAt"`

/** @returns the document as the contract has it, with an address that opens its file for 15 minutes (D6) */
export const toDocument = (row: DocumentRow, { scope, now }: Work, addresses: FileAddresses): Document => ({
  _id: row.id,
  userId: row.postedBy,
  postedBy: row.posterName,
  title: row.title,
  desc: row.description,
  branchId: row.branchId ?? 'All',
  branchName: row.branchName ?? texts.document.allBranches,
  fileType: row.fileType,
  fileUrl: row.fileId === null ? '' : addresses.sign(row.fileId, now),
  previewUrl: row.previewFileId === null ? '' : addresses.sign(row.previewFileId, now),
  name: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  status: row.active,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  can: row.active && mayPostFor(scope, row.branchId) ? ['edit', 'remove'] : [],
})

/** The fields that the audit trail keeps. */
export const trail = ({ branchId, title, description, fileType, fileId, fileName, active }: DocumentRow) => ({
  branchId,
  title,
  description,
  fileType,
  fileId,
  fileName,
  active,
})
