import { join } from 'node:path'
import type { Config, S3Settings } from '../config.ts'
import { errorCode, OperatorError, Refusal } from '../errors.ts'
import { newId } from '../ids.ts'
import { LocalStore } from './local-store.ts'
import { BucketRefusal, S3Store } from './s3-store.ts'
import { type FileStore, readWhole } from './store.ts'

/** Milliseconds for each of a trial's requests: nobody clocks in before the start is over. */
const trialPatienceMs = 3_000

/**
 * The store of the settings: their bucket when they name one, otherwise the data folder (D6).
 * @param onSilence told in a sentence that the bucket does not answer at present, which by default fails
 * @throws OperatorError when objects cannot be written, read and removed in the bucket
 */
export async function openStore(
  { s3, dataDir }: Config,
  onSilence = fail,
  patienceMs = trialPatienceMs,
): Promise<FileStore> {
  if (!s3) return openLocalStore(dataDir)
  await tryBucket(new S3Store(s3, patienceMs)).catch((error: unknown) => {
    const failure = error instanceof Refusal ? error.cause : error
    const isRefused = failure instanceof BucketRefusal && !failure.isPassing
    const tell = isRefused ? fail : onSilence
    tell(bucketProblem(failure, s3))
  })
  return new S3Store(s3)
}

function fail(sentence: string): void {
  throw new OperatorError(sentence)
}

export const openLocalStore = (dataDir: string): LocalStore => new LocalStore(join(dataDir, 'files'))

/** Tries every operation that the product needs, with a small object that is removed at the end. */
async function tryBucket(store: S3Store): Promise<void> {
  const id = newId()
  const content = Buffer.from('tried at the start')
  // Without the right to list, a bucket replies 403 for an object that does not exist.
  await readWhole(store, id)
  await store.put(id, content)
  // A web server that is no S3 server may reply to every request with a page.
  if (!(await readWhole(store, id))?.equals(content)) throw new BucketRefusal(200, 'OtherContent')
  await store.remove(id)
}

/** The setting that the bucket's error is about, in a sentence. */
function bucketProblem(failure: unknown, { endpoint, bucket }: S3Settings): string {
  const wrong = (setting: string, what: string) => `The setting ${setting} is wrong: ${what}.`
  if (!(failure instanceof BucketRefusal))
    return `The setting S3_ENDPOINT is wrong, or the bucket is away: ${endpoint} does not answer (${networkCode(failure)}).`
  switch (failure.code) {
    case 'NoSuchBucket':
      return wrong('S3_BUCKET', `there is no bucket '${bucket}' at ${endpoint}`)
    case 'InvalidAccessKeyId':
      return wrong('S3_ACCESS_KEY_ID', `${endpoint} does not know it`)
    case 'SignatureDoesNotMatch':
      return wrong('S3_SECRET_ACCESS_KEY', `${endpoint} refuses what is signed with it`)
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
      return wrong('S3_REGION', `the bucket '${bucket}' is in another one`)
    case 'OtherContent':
      return wrong('S3_ENDPOINT', `${endpoint} answers, but keeps nothing: it is no S3 server`)
    case 'RequestTimeTooSkewed':
      return `The bucket '${bucket}' at ${endpoint} cannot be used: this machine's clock is wrong.`
    case 'AccessDenied':
    case '403':
      return wrong(
        'S3_ACCESS_KEY_ID',
        `it may not list, write, read and remove in the bucket '${bucket}' at ${endpoint}`,
      )
    default:
      return `The bucket '${bucket}' at ${endpoint} cannot be used: ${failure.message}`
  }
}

/** A code such as ECONNREFUSED, which errors thrown by fetch have in their cause; a timeout has a name instead. */
function networkCode(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown'
  const inner = failure.cause instanceof Error ? failure.cause : failure
  return inner instanceof DOMException ? inner.name : (errorCode(inner) ?? inner.name)
}
