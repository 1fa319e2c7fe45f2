import { protocol } from '@electric-sql/pglite'

const errorResponse = 'E'.charCodeAt(0)

/** @returns the error with which PostgreSQL ends: a write that it needs failed, mostly on a full disk */
export function fatalIn(answers: Uint8Array): Error | undefined {
  if (!hasError(answers)) return undefined
  const fatal: Error[] = []
  new protocol.Parser().parse(answers, (answer) => {
    if (answer instanceof Error && 'severity' in answer && endsIt(answer.severity)) fatal.push(answer)
  })
  return fatal[0]
}

const endsIt = (severity: unknown): boolean => severity === 'FATAL' || severity === 'PANIC'

/** Looks only at each message's first byte, its kind; its length follows. */
function hasError({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const view = new DataView(buffer, byteOffset, byteLength)
  for (let at = 0; at < byteLength; at += 1 + view.getInt32(at + 1))
    if (view.getUint8(at) === errorResponse) return true
  return false
}
