import { isDeepStrictEqual } from 'node:util'
import { type createDocument as call, type FieldError, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { conflict, notAllowed, notFound, orNotFound, Refusal, stale } from '../../platform/errors.ts'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated, wasRead } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { branchToPostFor, holdBranch, mayPostFor } from '../organisation/index.ts'
import { attachedFile, previewOf, refuseOtherType } from './attached-file.ts'
import { type DocumentRow, toDocument, trail } from './document.ts'
import {
  type DocumentFields,
  findAndLockDocument,
  findDocument,
  insertDocument,
  updateDocument,
} from './repository.ts'

type Body = Request<typeof call>['body']

const { ownBranchOnly } = texts.document

/**
 * Posts or changes a document; status false removes it (C3, C4, D1 create). A repeated request changes nothing, whatever
 * version it names.
 */
export const saveDocument = (
  { database, files: { addresses } }: Services,
  { body }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(context(), async (work) => {
    const id = body._id
    const known = id === undefined ? undefined : await findAndLockDocument(work, id)
    const saved = known ? await change(work, addresses, known, body) : await post(work, addresses, body)
    return toDocument(saved, work, addresses)
  })

async function post(work: Work, addresses: FileAddresses, body: Body): Promise<DocumentRow> {
  const { _id: id = newId(), title, desc = '', fileType, fileUrl } = body
  if (body._id !== undefined && isChange(body)) throw notFound()
  const branchId = branchToPostFor(work.scope, body.branchId, ownBranchOnly)
  if (title === undefined || branchId === undefined || !fileType || !fileUrl)
    throw incomplete({ ...body, branchId })
  const file = await attachedFile(work, addresses, fileUrl)
  refuseOtherType(fileType, file)
  const previewFileId = await previewOf(work, addresses, { fileId: file.fileId, sent: body.previewUrl })
  await holdBranch(work, branchId)

  const fields = { id, branchId, title, description: desc, fileType, ...file, previewFileId }
  if (!(await insertDocument(work, fields))) {
    // Of two concurrent requests, the other came first; or the id belongs to a document out of scope.
    return change(work, addresses, orNotFound(await findAndLockDocument(work, id)), body)
  }
  const row = orNotFound(await findDocument(work, id))
  await audit(work, { ...about('document', row), action: 'document.post', after: trail(row) })
  return row
}

async function change(
  work: Work,
  addresses: FileAddresses,
  before: DocumentRow,
  body: Body,
): Promise<DocumentRow> {
  if (!mayPostFor(work.scope, before.branchId)) throw notAllowed(texts.document.forAllLocked)
  // Checked before the new file: a file that was replaced in between need not be the caller's. A repeated request names
  // the current files.
  if (!namesPresentFiles(body, before, addresses)) refuseOutdated(before, body, work, addresses)
  const file = body.fileUrl === undefined ? before : await attachedFile(work, addresses, body.fileUrl, before)
  const after: DocumentFields = {
    id: before.id,
    branchId:
      body.branchId === undefined
        ? before.branchId
        : branchToPostFor(work.scope, body.branchId, ownBranchOnly),
    title: body.title ?? before.title,
    description: body.desc ?? before.description,
    fileType: body.fileType ?? before.fileType,
    fileId: file.fileId,
    previewFileId: await previewOf(work, addresses, { fileId: file.fileId, sent: body.previewUrl }, before),
    fileName: file.fileName,
    mediaType: file.mediaType,
    bytes: file.bytes,
    active: body.status ?? before.active,
  }
  if (isDeepStrictEqual(before, { ...before, ...after })) return before
  refuseOutdated(before, body, work, addresses)
  refuseOtherType(after.fileType, after)
  if (after.branchId !== before.branchId) await holdBranch(work, after.branchId)

  await updateDocument(work, after)
  const row = orNotFound(await findDocument(work, before.id))
  const action = after.active ? 'document.change' : 'document.remove'
  await audit(work, { ...about('document', row), action, before: trail(before), after: trail(row) })
  // The document was for all, so all branches are notified, not only the one that keeps it now.
  if (before.branchId === null) work.news.changed('document', null)
  return row
}

/** @throws Refusal conflict for a removed document; stale for one that changed since the caller read it */
function refuseOutdated(before: DocumentRow, { version }: Body, work: Work, addresses: FileAddresses): void {
  if (!before.active) throw conflict(texts.document.removed)
  if (isOutdated(version, before.version)) throw stale(toDocument(before, work, addresses))
}

/** Whether a change keeps the document's files. */
function namesPresentFiles(
  { fileUrl, previewUrl }: Body,
  before: DocumentRow,
  addresses: FileAddresses,
): boolean {
  const isPresent = (sent: string | undefined, id: string | null) =>
    sent === undefined || (sent === '' ? null : addresses.fileOf(sent)) === id
  return isPresent(fileUrl, before.fileId) && isPresent(previewUrl, before.previewFileId)
}

/** Whether a request with an unknown id is meant as a change of a document that does not exist. */
const isChange = ({ status, version, fileType, fileUrl }: Body): boolean =>
  status === false || wasRead(version) || (!fileType && !fileUrl)

/** The refusal for the fields that a new document lacks. */
function incomplete({
  title,
  branchId,
  fileType,
  fileUrl,
}: Omit<Body, 'branchId'> & { branchId: string | null | undefined }): Refusal {
  const { untitled, noBranch, noType, noFile } = texts.document
  const errors: FieldError[] = []
  if (title === undefined) errors.push({ path: 'title', msg: untitled })
  if (branchId === undefined) errors.push({ path: 'branchId', msg: noBranch })
  if (!fileType) errors.push({ path: 'fileType', msg: noType })
  if (!fileUrl) errors.push({ path: 'fileUrl', msg: noFile })
  return new Refusal('invalid', errors[0]?.msg ?? texts.error, { errors })
}
