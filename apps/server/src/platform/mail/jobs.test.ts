import { expect, it } from 'vitest'
import type { Services } from '../services.ts'
import { mailJobs } from './jobs.ts'
import { Mails } from './mails.ts'

it('the trial of a mail server that says nothing does not hold up the end of the process', async () => {
  const silent = { deliver: async () => {}, tryOut: () => new Promise<void>(() => {}) }
  const trial = mailJobs(new Mails(), silent).find(({ name }) => name === 'try the mail server')
  const stopping = new AbortController()
  const running = trial?.run({} as Services, stopping.signal)
  stopping.abort()
  await expect(running).resolves.toBeUndefined()
})
