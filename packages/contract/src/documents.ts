import * as z from 'zod'
import { call, data, list } from './call.ts'
import {
  branchFilter,
  branchOrAll,
  id,
  instant,
  listPath,
  ownId,
  pagedBy,
  period,
  search,
  statusFilter,
  title,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { overseers } from './roles.ts'

/** What may be done with a document by the one who reads it. */
export const documentAction = z.enum(['edit', 'remove'])

/** As the form offers them (C2 Document form). */
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

/** The file type of a file by the media type that it was recognised as; undefined for one that is none of them. */
export const documentTypeOf = (mediaType: string): DocumentType | undefined =>
  mediaType.startsWith('image/') ? 'Image' : ofDocuments[mediaType]

/** A file that a branch, or every branch, keeps at hand (C3). `status` is false once it is removed. */
export const document = z.object({
  _id: id,
  /** Who posted it. */
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
  /** The same of a small copy, where the file is a large picture; else ''. */
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
    /** Days on which documents were posted. */
    ...period,
    search,
    status: statusFilter,
    /** A branch: what it keeps, those for all branches included. 'All': those for all branches alone. */
    branchId: z.union([branchOrAll, z.literal('all')]).optional(),
    fileType: z.union([documentType, z.literal('all')]).optional(),
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
    desc: z.string().trim().max(limits.textLength).optional(),
    branchId: branchOrAll.optional(),
    fileType: documentType.optional(),
    /** The address that the upload was answered with. */
    fileUrl: z.string().max(limits.textLength).optional(),
    /** The same of a small copy of a picture; '' without one. It belongs to the file that it is sent with. */
    previewUrl: z.string().max(limits.textLength).optional(),
    status: z.boolean().optional(),
    version: version.optional(),
  }),
  reply: data(document),
})

export const documentSummarySorts = ['branchName', 'documents', 'images', 'lastPosted'] as const

/** How many documents a branch keeps, or, as 'All', how many are for all branches. */
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
