import { readCurrentUser } from '@tahi/contract'
import { expect, it } from 'vitest'
import { actionsOf } from '../../../test/fixtures/audit-trail.ts'
import { startServer } from '../../../test/fixtures/server.ts'
import { endAllSessions } from './end-all-sessions.ts'

it('everybody is signed out at once, which the audit trail has for each, and once', async () => {
  const tahi = await startServer()
  const people = [await tahi.addPerson('admin'), await tahi.addPerson('user', await tahi.addBranch())]
  expect(await endAllSessions(tahi)).toBe(2)
  expect(await endAllSessions(tahi)).toBe(0)
  for (const person of people) {
    expect((await tahi.call(person, readCurrentUser, {})).failure.code).toBe('session_ended')
    expect(await actionsOf(tahi, person.id)).toEqual(['session.end-all'])
  }
  await tahi.close()
})
