import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import { texts } from '@tahi/contract'
import type { FastifyRequest } from 'fastify'
import { invalid, Refusal } from '../errors.ts'
import { cleanFileName } from '../files/file-name.ts'
import { unavailable } from '../files/store.ts'
import { newId } from '../ids.ts'
import type { UploadedFile } from './binding.ts'
import { isLargeFile } from './failures.ts'

/**
 * The one file of a call, in its one field.
 * @param dataDir where it lies until it is there whole
 * @throws Refusal invalid, wrong_type, unavailable, and the reader's for a large one
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
      // Larger than the limit, it throws; the error mapper answers 413.
      file = { fileName: cleanFileName(part.filename), content: await receive(part, uploadingIn(dataDir)) }
    }
  } catch (error) {
    // What is left of it is read and dropped: the connection would stay stopped, and hold up a server that ends.
    request.raw.unpipe()
    request.raw.resume()
    throw readingFailure(error, field)
  }
  if (!file) throw invalid(field, texts.upload.noFile)
  return file
}

/**
 * Waits for a file on disk: a hundred that stop short of their end would hold a gigabyte of memory. The waiting file has
 * no name, so it goes with whatever ends this process.
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
    await mkdir(folder, { recursive: true })
    const path = join(folder, newId())
    const file = await open(path, 'wx+', 0o600)
    // A server that starts on the same folder may have been quicker.
    await rm(path, { force: true })
    return file
  } catch (error) {
    return failToStore(error)
  }
}

/**
 * Removes what a server that was killed left between a file's opening and the end of its name. Those that are received now
 * have none, whichever server on this folder receives them.
 */
export async function forgetUploads(dataDir: string): Promise<void> {
  const folder = uploadingIn(dataDir)
  try {
    for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
  } catch {
    // There is none yet, or what is in the way speaks for itself with the first upload.
  }
}

const uploadingIn = (dataDir: string): string => join(dataDir, 'uploading')

/** The disk is full, or away. */
function failToStore(error: unknown): never {
  throw unavailable(error)
}

/** What the reader of a form has to say is always about what was sent. */
function readingFailure(error: unknown, field: string): unknown {
  if (error instanceof Refusal || isLargeFile(error)) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return invalid(field, code.startsWith('FST_') ? texts.upload.oneFile : texts.upload.cutOff)
}
