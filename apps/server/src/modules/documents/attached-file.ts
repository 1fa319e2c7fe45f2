import { type DocumentType, documentTypeOf, texts } from '@tahi/contract'
import { invalid } from '../../platform/errors.ts'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import { uploadedFile } from '../../platform/files/uploaded-file.ts'
import type { Work } from '../../platform/work.ts'
import type { DocumentRow } from './document.ts'

export type AttachedFile = Pick<DocumentRow, 'fileId' | 'fileName' | 'mediaType' | 'bytes'>

/**
 * The file whose address a document was sent with: one that the caller uploaded, or the current file by its address from
 * a reply.
 * @throws Refusal invalid at `fileUrl` for any other address
 */
export async function attachedFile(
  work: Work,
  addresses: FileAddresses,
  sent: string,
  present?: AttachedFile,
): Promise<AttachedFile> {
  if (present && addresses.fileOf(sent) === present.fileId) return present
  const file = await uploadedFile(work, addresses, sent)
  if (!file) throw invalid('fileUrl', texts.document.notYours)
  return { fileId: file.id, fileName: file.name, mediaType: file.type, bytes: file.bytes }
}

/**
 * The preview of a document's file: the one that was sent, or the current one if the file stays.
 * @throws Refusal invalid at `previewUrl` for a file that the caller did not upload, or that is no picture
 */
export async function previewOf(
  work: Work,
  addresses: FileAddresses,
  { fileId, sent }: { fileId: string | null; sent: string | undefined },
  present?: Pick<DocumentRow, 'fileId' | 'previewFileId'>,
): Promise<string | null> {
  const former = present?.fileId === fileId ? present.previewFileId : null
  if (sent === undefined) return former
  if (sent === '') return null
  if (former !== null && addresses.fileOf(sent) === former) return former
  const file = await uploadedFile(work, addresses, sent)
  if (!file) throw invalid('previewUrl', texts.document.notYours)
  if (documentTypeOf(file.type) !== 'Image') throw invalid('previewUrl', texts.upload.notAPicture)
  return file.id
}

/** @throws Refusal invalid at `fileType`, with the recognised type */
export function refuseOtherType(
  fileType: DocumentType,
  { mediaType }: Pick<AttachedFile, 'mediaType'>,
): void {
  const recognised = documentTypeOf(mediaType)
  if (recognised === fileType) return
  throw recognised
    ? invalid('fileType', texts.document.otherType(recognised))
    : invalid('fileUrl', texts.upload.wrongType)
}
