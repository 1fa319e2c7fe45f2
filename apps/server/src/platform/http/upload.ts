import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import { texts } from '@tahi/contract'
import type { FastifyRequest } from 'fastify'
import { errorCode, invalid, Refusal } from '../errors.ts'
import { cleanFileName } from '../files/file-name.ts'
import { unavailable } from '../files/store.ts'
import { privately } from '../folder.ts'
import { newId } from '../ids.ts'
import type { UploadedFile } from './binding.ts'
import { isLargeFile } from './failures.ts'

/**
 * The single file of a call, in its single field.
 * @param dataDir where the file is buffered until it is complete
 * @throws Refusal invalid, wrong_type, unavailable; the multipart reader's error for a file that is too large
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  dataDir: string,
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('wrong_type', texts.upload.notMultipart)
  let file: UploadedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (file || part.type !== 'file' || part.fieldname !== field) throw invalid(field, texts.upload.oneFile)
      // A file over the limit throws; the error mapper replies 413.
      file = { fileName: cleanFileName(part.filename), content: await receive(part, uploadingIn(dataDir)) }
    }
  } catch (error) {
    // The rest of the body is read and dropped: otherwise the connection would stay paused, and hold up a server that
    // stops.
    request.raw.unpipe()
    request.raw.resume()
    throw readingFailure(error, field)
  }
  if (!file) throw invalid(field, texts.upload.noFile)
  return file
}

/**
 * Buffers an incoming file on disk: in memory, a hundred unfinished ones would take a gigabyte. The file has no name, so it
 * disappears with the process.
 */
async function receive(part: MultipartFile, folder: string): Promise<Buffer> {
  const waiting = await openNameless(folder)
  try {
    let bytes = 0
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      await waiting.appendFile(chunk).catch(failToStore)
      bytes += chunk.length
    }
    const content = Buffer.alloc(bytes)
    const { bytesRead } = await waiting.read(content, 0, bytes, 0).catch(failToStore)
    return bytesRead === bytes ? content : failToStore(new Error('A part of the upload is not on disk'))
  } finally {
    await waiting.close()
  }
}

async function openNameless(folder: string) {
  try {
    await mkdir(folder, privately)
    const path = join(folder, newId())
    const file = await open(path, 'wx+', 0o600)
    // Another server that starts on the same folder may already have removed the name.
    await rm(path, { force: true })
    return file
  } catch (error) {
    return failToStore(error)
  }
}

/**
 * Removes files of a killed server that were opened but not yet unlinked. A file in use has no name, whichever server on
 * this folder receives it.
 */
export async function forgetUploads(dataDir: string): Promise<void> {
  const folder = uploadingIn(dataDir)
  try {
    for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
  } catch {
    // The folder does not exist yet; any other problem shows with the first upload.
  }
}

const uploadingIn = (dataDir: string): string => join(dataDir, 'uploading')

/** The disk is full or unavailable. */
function failToStore(error: unknown): never {
  throw unavailable(error)
}

/** Errors of the multipart reader are always about the request. */
function readingFailure(error: unknown, field: string): unknown {
  if (error instanceof Refusal || isLargeFile(error)) return error
  return invalid(field, errorCode(error)?.startsWith('FST_') ? texts.upload.oneFile : texts.upload.cutOff)
}
