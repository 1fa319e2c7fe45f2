/** A signal that aborts by itself: `AbortSignal.timeout`, which phones of before 2022 lack. */
export function timeLimit(milliseconds: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(milliseconds)
  const limit = new AbortController()
  setTimeout(() => limit.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds)
  return limit.signal
}
