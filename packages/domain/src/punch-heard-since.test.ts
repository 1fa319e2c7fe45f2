import { describe, expect, it } from 'vitest'
import {
  type GateContact,
  gateSendsWithin,
  judgePunch,
  noteUsesEvery,
  type PunchDoubt,
  type PunchEvidence,
  punchTolerance,
  type SignIn,
} from './punch-claim.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const receivedAt = Date.UTC(2026, 10, 18, 2, 0)
/** Yesterday, the claimed time. */
const at = receivedAt - 27 * hour
/** The longest delay of recorded uses and clocks after it. */
const latest = at + noteUsesEvery + punchTolerance

/** Consistent in itself: the sender made up each of its numbers. */
const evidence: PunchEvidence = {
  phoneTime: at,
  sentAt: receivedAt,
  receivedAt,
  sinceContact: hour,
  contactAt: at - hour,
  setBack: 0,
}
const signIn = (openedAt: number, heardAt = openedAt): SignIn => ({ openedAt, heardAt })
const longAgo = at - 10 * day

describe('what the server remembers of a person’s sign-ins', () => {
  it.each<[string, SignIn[], boolean]>([
    ['nothing, as of a gate', [], false],
    ['a phone that it has not heard from since', [signIn(longAgo, at - hour)], false],
    ['an answer that never reached the phone, just before the tap', [signIn(longAgo, at)], false],
    [
      'a contact as long after the time as its notes and clocks may be wrong',
      [signIn(longAgo, latest)],
      false,
    ],
    ['a contact after the time', [signIn(longAgo, latest + 1)], true],
    [
      'a contact after the time, and another device without',
      [signIn(longAgo, receivedAt - hour), signIn(longAgo)],
      true,
    ],
    [
      'no contact since, and another device with',
      [signIn(longAgo), signIn(longAgo, receivedAt - hour)],
      false,
    ],
    ['that nobody was signed in then', [signIn(latest + 1)], true],
    ['a sign-in at the moment of the tap', [signIn(latest)], false],
    ['a sign-in since, and one before that was silent', [signIn(receivedAt), signIn(longAgo)], false],
    [
      'a sign-in since, and one before that was heard',
      [signIn(receivedAt), signIn(longAgo, latest + 1)],
      true,
    ],
    ['a sign-in since, and another one', [signIn(receivedAt), signIn(receivedAt - hour)], true],
  ])('%s', (_, signIns, isDoubted) => {
    const judged = judgePunch(evidence, signIns)
    expect(judged.doubts).toEqual(isDoubted ? ['heardSince'] : [])
    expect(judged.at).toBe(at)
  })
})

describe('what the server remembers of a gate', () => {
  const gate: GateContact = {
    openedAt: longAgo,
    silentFrom: at - hour,
    heardFrom: receivedAt - minute,
    heardAt: receivedAt,
  }
  it.each<[string, GateContact[], PunchDoubt[]]>([
    ['a silence with the time in it', [gate], []],
    ['that no tablet was the gate yet', [{ ...gate, openedAt: at + punchTolerance + 1 }], ['beforeGate']],
    ['a gate as old as clocks may differ by', [{ ...gate, openedAt: at + punchTolerance }], []],
    ['a silence that began as late as a tap may wait', [{ ...gate, silentFrom: at + gateSendsWithin }], []],
    ['a silence that began later', [{ ...gate, silentFrom: at + gateSendsWithin + 1 }], ['heardSince']],
    [
      'a connection for as long as a tap may wait',
      [{ ...gate, heardFrom: receivedAt - gateSendsWithin }],
      [],
    ],
    [
      'a connection for longer, after a silence',
      [{ ...gate, heardFrom: receivedAt - gateSendsWithin - 1 }],
      ['heardSince'],
    ],
    ['an unbroken connection', [{ ...gate, silentFrom: longAgo, heardFrom: at - hour }], ['heardSince']],
    [
      'a connection that ended at the time',
      [{ ...gate, silentFrom: longAgo, heardFrom: at - hour, heardAt: at }],
      [],
    ],
    ['another gate since, in contact', [gate, { ...gate, heardFrom: at + minute }], ['heardSince']],
  ])('%s', (_, gates, doubts) => {
    expect(judgePunch(evidence, [], gates).doubts).toEqual(doubts)
  })
})
