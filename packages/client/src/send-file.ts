import { FailedCall } from './failed-call.ts'

interface SentFile {
  readonly method: string
  readonly address: string
  readonly headers: Record<string, string>
  readonly form: FormData
  onProgress(share: number): void
}

interface Reply {
  readonly status: number
  /** null when the body is not JSON. */
  readonly body: unknown
}

/** Milliseconds without progress after which an upload is aborted. */
const movesWithinMs = 60_000

/**
 * Sends a file and reports the share sent, which fetch cannot. It may take any time while it progresses; a stalled
 * connection is aborted.
 * @throws FailedCall without an answer
 */
export function sendFile({ method, address, headers, form, onProgress }: SentFile): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'

    const giveUp = () => request.abort()
    let patience = setTimeout(giveUp, movesWithinMs)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(patience)
      patience = setTimeout(giveUp, movesWithinMs)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = () => reject(new FailedCall())
    request.onabort = () => reject(new FailedCall())
    request.onloadend = () => clearTimeout(patience)
    request.send(form)
  })
}
