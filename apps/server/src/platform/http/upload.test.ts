import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forgetUploads } from './upload.ts'

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
