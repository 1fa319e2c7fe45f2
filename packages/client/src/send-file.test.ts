import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailedCall } from './failed-call.ts'
import { sendFile } from './send-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file is given up where its line stands still for a minute, however long it goes on', async () => {
  const request = {
    open() {},
    setRequestHeader() {},
    send() {},
    upload: { onprogress: (_: object) => {} },
    onabort: () => {},
    abort: () => request.onabort(),
  }
  vi.stubGlobal('XMLHttpRequest', function Request() {
    return request
  })
  const onProgress = vi.fn()
  const ended = vi.fn()
  const sent = { method: 'POST', address: '/api/file', headers: {}, form: new FormData(), onProgress }
  void sendFile(sent).catch(ended)
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(59_000)
    request.upload.onprogress({ loaded, total: 4 })
  }
  expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.75]])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toHaveBeenCalledExactlyOnceWith(new FailedCall())
})
