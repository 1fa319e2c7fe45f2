import { newId } from '@tahi/client/new-id'
import {
  createDocument,
  type Document,
  type DocumentType,
  documentType,
  documentTypeOf,
  oneLine,
  texts,
  title,
} from '@tahi/contract'
import * as z from 'zod'
import { isSameFile } from '../../../platform/files/file-address.ts'
import type { UploadedFile } from '../../../platform/files/upload.ts'
import { type IsSame, rebase } from '../../../platform/stale/rebase.ts'

/** The properties of the attached file. */
export type Attached = {
  /** '' while none is attached. */
  fileUrl: string
  /** The address of a small copy of a large picture; '' without one. */
  previewUrl: string
  name: string
  mediaType: string
  bytes: number
}

/** The form values of a document. A type, not an interface, to fit `Record<string, unknown>`. */
export type DocumentValues = Attached & {
  /** Created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
  /** The version that was read; 0 for a new one. */
  version: number
  /** A branch's id, 'All', or '' while none is chosen. */
  branchId: string
  title: string
  desc: string
  /** '' while none is chosen. */
  fileType: DocumentType | ''
}

export const newValues = (branchId: string): DocumentValues => ({
  _id: newId(),
  version: 0,
  branchId,
  title: '',
  desc: '',
  fileType: '',
  fileUrl: '',
  previewUrl: '',
  name: '',
  mediaType: '',
  bytes: 0,
})

export const valuesOf = (document: Document): DocumentValues => {
  const { _id, version, branchId, title, desc, fileType, fileUrl, previewUrl, name, mediaType, bytes } =
    document
  return { _id, version, branchId, title, desc, fileType, fileUrl, previewUrl, name, mediaType, bytes }
}

/** The values that an upload sets: the file, its small copy, and the recognised file type. */
export const valuesFrom = (
  { url, name, type, size }: UploadedFile,
  previewUrl = '',
): Partial<DocumentValues> => {
  const recognised = documentTypeOf(type)
  return {
    fileUrl: url,
    previewUrl,
    name,
    mediaType: type,
    bytes: size,
    ...(recognised && { fileType: recognised }),
  }
}

const { untitled, noBranch, noType, noFile, otherType } = texts.document

/** The server's rules, so that violations show before the form is sent. */
export const documentForm = z
  .object({
    branchId: z.string().min(1, noBranch),
    title: oneLine.min(1, untitled).pipe(title),
    desc: createDocument.body.shape.desc.unwrap(),
    fileType: z.string().refine((type) => documentType.safeParse(type).success, noType),
    fileUrl: z.string().min(1, noFile),
    mediaType: z.string(),
  })
  .superRefine(({ fileType, mediaType }, context) => {
    const recognised = documentTypeOf(mediaType)
    if (!recognised || fileType === '' || fileType === recognised) return
    context.addIssue({ code: 'custom', path: ['fileType'], message: otherType(recognised) })
  })

/** The values as the call's body, without the file's properties, which the server knows. */
export const toBody = (values: DocumentValues) => createDocument.body.parse(values)

/** Fields that belong to the file: they change together with it. */
const ofFile = new Set<keyof DocumentValues>([
  'fileUrl',
  'previewUrl',
  'name',
  'mediaType',
  'bytes',
  'fileType',
])

const isSame: IsSame<DocumentValues> = (field, one, other) =>
  ofFile.has(field) ? isSameFile(one.fileUrl, other.fileUrl) : one[field] === other[field]

/** A document that somebody else changed in between, with what was typed here on top of it. */
export const rebaseDocument = (opened: DocumentValues, mine: DocumentValues, theirs: DocumentValues) =>
  rebase(opened, mine, theirs, isSame)
