import type { NotificationChoice } from '@tahi/contract/notifications'
import { Subject } from './subject.ts'

type Channel = 'bell' | 'push'
type Kind = NotificationChoice['kind']

/** One switch that was toggled. */
interface Turn {
  readonly kind: Kind
  readonly channel: Channel
  readonly isOn: boolean
}

interface Parts<Reply> {
  /** The person signed in; null while nobody is. */
  personId(): string | null
  /** The server's last reply. */
  known(): readonly NotificationChoice[]
  send(choice: NotificationChoice): Promise<Reply>
  /** Updates the cache with the reply. */
  show(reply: Reply): Promise<void>
}

/** The choices of whoever is signed in. Each person has their own: a call may be answered when the next one has signed in. */
export function ownChoices<Reply>(parts: Parts<Reply>): () => Choices<Reply> {
  const all = new Map<string | null, Choices<Reply>>()
  return () => {
    const personId = parts.personId()
    const own = all.get(personId) ?? new Choices(parts, personId)
    all.set(personId, own)
    return own
  }
}

/**
 * Choices that are being saved. Each shows at once, and is reverted if it fails. A choice is sent with both channels
 * of its kind, so each waits for the previous one and builds on its reply.
 */
class Choices<Reply> {
  readonly #parts: Parts<Reply>
  readonly #personId: string | null
  readonly #turns = new Subject<readonly Turn[]>([])
  #sent: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts<Reply>, personId: string | null) {
    this.#parts = parts
    this.#personId = personId
  }

  readonly subscribe = this.#turns.subscribe
  readonly read = this.#turns.read

  /** @throws FailedCall */
  async turn(kind: Kind, channel: Channel, isOn: boolean): Promise<void> {
    const turn = { kind, channel, isOn }
    this.#turns.set([...this.read(), turn])
    const saved = this.#sent.then(() => this.#save(turn))
    this.#sent = saved.catch(() => {})
    try {
      await saved
    } finally {
      this.#turns.set(this.read().filter((other) => other !== turn))
    }
  }

  /** Only while its person is signed in: calls are made, and replies are shown, as whoever is. */
  async #save(turn: Turn): Promise<void> {
    if (!this.#isOwn()) return
    const choice = this.#parts.known().find(({ kind }) => kind === turn.kind)
    if (!choice) return
    const reply = await this.#parts.send(withTurns(choice, [turn]))
    if (this.#isOwn()) await this.#parts.show(reply)
  }

  #isOwn(): boolean {
    return this.#parts.personId() === this.#personId
  }
}

/** A choice as it will be once the turns are stored. */
export function withTurns(choice: NotificationChoice, turns: readonly Turn[]): NotificationChoice {
  const turned = { ...choice }
  for (const { kind, channel, isOn } of turns) if (kind === choice.kind) turned[channel] = isOn
  return turned
}
