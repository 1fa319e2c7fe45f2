import * as z from 'zod'
import { call, data, list } from './call.ts'
import {
  branchFilter,
  branchOrAll,
  filterBy,
  id,
  instant,
  listPath,
  manyLines,
  ownId,
  ownVersion,
  pagedBy,
  period,
  search,
  statusFilter,
  title,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { overseers } from './roles.ts'

/** Actions that the reader may take on a document. */
export const documentAction = z.enum(['edit', 'remove'])

/** As listed in the form (C2 Document form). */
export const documentTypes = ['Image', 'Docx', 'Excel', 'PDF File'] as const
export const documentType = z.enum(documentTypes)
export type DocumentType = z.infer<typeof documentType>

const ofDocuments: Readonly<Record<string, DocumentType>> = {
  'application/pdf': 'PDF File',
  'application/msword': 'Docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Docx',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
}

/** The document type for a file's detected media type; undefined for an unsupported one. */
export const documentTypeOf = (mediaType: string): DocumentType | undefined =>
  mediaType.startsWith('image/') ? 'Image' : ofDocuments[mediaType]

/** A file kept for one branch or all (C3). `status` is false once it is removed. */
export const document = z.object({
  _id: id,
  /** The author. */
  userId: id,
  postedBy: z.string(),
  title: z.string(),
  desc: z.string(),
  /** A branch's id, or 'All'. */
  branchId: branchOrAll,
  branchName: z.string(),
  fileType: documentType,
  /** Opens without a token for 15 minutes (D6). */
  fileUrl: z.string(),
  /** The same for a small copy, when the file is a large picture; otherwise ''. */
  previewUrl: z.string(),
  /** The file's own name, media type and size in bytes. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  status: z.boolean(),
  version,
  createdAt: instant,
  can: z.array(documentAction),
})
export type Document = z.infer<typeof document>

export const documentSorts = ['title', 'createdAt', 'fileType', 'branchName'] as const

const readers = [...overseers, 'user'] as const
export const listDocuments = call({
  method: 'GET',
  path: '/api/attendance/docs/:id',
  summary: 'Documents that are not removed: all in scope, or those for a branch',
  allow: readers,
  params: listPath,
  query: z.object({
    ...pagedBy(documentSorts),
    /** Days of posting. */
    ...period,
    search,
    status: statusFilter,
    /** A branch: its documents, including those for all branches. 'All': only those for all branches. */
    branchId: filterBy(z.union([branchOrAll, z.literal('all')])),
    fileType: filterBy(z.union([documentType, z.literal('all')])),
  }),
  reply: list(document),
})

export const readDocument = call({
  method: 'GET',
  path: '/api/attendance/docs/record/:id',
  summary: 'One document, and what the caller may do with it',
  allow: readers,
  params: z.object({ id }),
  reply: data(document),
})

export const createDocument = call({
  method: 'POST',
  path: '/api/attendance/docs/create',
  summary: 'Posts or changes a document; status false removes it',
  allow: overseers,
  body: z.object({
    _id: ownId,
    title: title.optional(),
    desc: manyLines.max(limits.textLength).optional(),
    branchId: branchOrAll.optional(),
    fileType: documentType.optional(),
    /** The address returned by the upload. */
    fileUrl: z.string().max(limits.textLength).optional(),
    /** The same for a small copy of a picture; '' without one. It belongs to the file it is sent with. */
    previewUrl: z.string().max(limits.textLength).optional(),
    status: z.boolean().optional(),
    version: ownVersion,
  }),
  reply: data(document),
})

export const documentSummarySorts = ['branchName', 'documents', 'images', 'lastPosted'] as const

/** Number of documents of a branch, or, as 'All', of those for all branches. */
export const documentSummaryRow = z.object({
  branchId: branchOrAll,
  branchName: z.string(),
  documents: z.int(),
  images: z.int(),
  lastPosted: instant.nullable(),
})
export type DocumentSummaryRow = z.infer<typeof documentSummaryRow>

export const summariseDocuments = call({
  method: 'GET',
  path: '/api/attendance/docs/summary',
  summary: 'How many documents each branch keeps, and how many are for all',
  allow: ['admin', 'hr'],
  query: z.object({ ...pagedBy(documentSummarySorts), branchId: branchFilter }),
  reply: list(documentSummaryRow),
})
