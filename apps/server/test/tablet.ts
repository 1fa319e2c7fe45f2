import { randomUUID } from 'node:crypto'
import {
  createGate,
  type GateAnswer,
  type GateRoster,
  pairGate,
  punchAtGate,
  readGateRoster,
  sealPin,
  setGatePin,
} from '@tahi/contract'
import type { Answer, Person, TestServer } from './server.ts'

/** A tap as a tablet keeps it until it is answered. */
export interface Tap {
  readonly _id: string
  readonly gateId: string
  readonly code: string
  readonly sealedPin: string
  readonly phoneTime: string
  readonly sinceContact: number | null
  readonly contactAt: string | null
}

/** A paired tablet: its clock is the server's. */
export interface Tablet {
  readonly id: string
  readonly token: string
  roster(): Promise<Answer<{ data: GateRoster }>>
  /** Takes a tap now. @param lastContact of the server's time, where there is no line */
  take(person: Pick<Person, 'code'>, pin: string, lastContact?: Date): Promise<Tap>
  /** Sends a tap now. @param setBack milliseconds by which the tablet's clock was set back since the tap */
  send(tap: Tap, setBack?: number): Promise<Answer<{ data: GateAnswer }>>
  /** Both at once. */
  punch(person: Pick<Person, 'code'>, pin: string): Promise<GateAnswer>
}

/** Adds a gate to a manager's branch and pairs a tablet with it. */
export async function pairTablet(tahi: TestServer, manager: Person, name = 'Front gate'): Promise<Tablet> {
  const made = (await tahi.call(manager, createGate, { body: { name } })).ok.data
  const paired = (await tahi.call(null, pairGate, { body: { code: made.code } })).ok.data
  const gate = { ...manager, token: paired.token }
  const tablet: Tablet = {
    id: made.gate._id,
    token: paired.token,
    roster: () => tahi.call(gate, readGateRoster, {}),
    async take({ code }, pin, lastContact) {
      const now = tahi.clock.now()
      const key = { _id: randomUUID(), code, phoneTime: now.toISOString() }
      return {
        ...key,
        gateId: paired.gateId,
        sealedPin: await sealPin(pin, key, paired.sealKey),
        sinceContact: lastContact ? now.getTime() - lastContact.getTime() : 0,
        contactAt: (lastContact ?? now).toISOString(),
      }
    },
    send: (tap, setBack = 0) => {
      const sentAt = new Date(tahi.clock.now().getTime() - setBack).toISOString()
      return tahi.call(gate, punchAtGate, { body: { ...tap, sentAt, setBack } })
    },
    punch: async (person, pin) => (await tablet.send(await tablet.take(person, pin))).ok.data,
  }
  return tablet
}

/** Adds an employee of the manager's branch with a PIN. */
export async function addPuncher(
  tahi: TestServer,
  manager: Person,
  pin: string,
  firstName = 'Ana',
): Promise<Person> {
  const person = await tahi.addPerson('user', manager.branchId, { firstName })
  if ((await tahi.call(manager, setGatePin, { body: { userId: person.id, pin } })).status !== 200)
    throw new Error('The PIN was not set.')
  return person
}
