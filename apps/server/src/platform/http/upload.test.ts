import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { forgetUploads, readUpload } from './upload.ts'

it('what a killed server had begun to receive is gone with the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-folder-'))
  await forgetUploads(folder)
  const uploading = join(folder, 'uploading')
  mkdirSync(uploading)
  writeFileSync(join(uploading, 'half'), 'half a contract')
  await forgetUploads(folder)
  expect(readdirSync(uploading)).toEqual([])
  rmSync(folder, { recursive: true })
})

it('that is refused before it was read holds up no server that stops', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  await app.register(multipart)
  app.post('/', (request) => readUpload(request, 'docs', tmpdir()))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = new FormData()
  body.append('another', new File([new Uint8Array(5_000_000)], 'large.pdf'))
  const answer = await fetch(origin, { method: 'POST', body })
  expect(answer.ok).toBe(false)
  await answer.text()
  const closed = app.close().then(() => 'closed')
  expect(await Promise.race([closed, wait(3_000, 'still open')])).toBe('closed')
})
