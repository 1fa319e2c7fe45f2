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

interface Parts {
  /** The server's last reply. */
  known(): readonly NotificationChoice[]
  /** Sends a choice, and updates the cache with the reply. */
  save(choice: NotificationChoice): Promise<void>
}

/**
 * Choices that are being saved. Each shows at once, and is reverted if it fails. A choice is sent with both channels
 * of its kind, so each waits for the previous one and builds on its reply.
 */
export class Choices {
  readonly #parts: Parts
  readonly #turns = new Subject<readonly Turn[]>([])
  #sent: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  readonly subscribe = this.#turns.subscribe
  readonly read = this.#turns.read

  /** @throws FailedCall */
  async turn(kind: Kind, channel: Channel, isOn: boolean): Promise<void> {
    const turn = { kind, channel, isOn }
    this.#turns.set([...this.read(), turn])
    const saved = this.#sent.then(async () => {
      const choice = this.#parts.known().find((known) => known.kind === kind)
      if (choice) await this.#parts.save(withTurns(choice, [turn]))
    })
    this.#sent = saved.catch(() => {})
    try {
      await saved
    } finally {
      this.#turns.set(this.read().filter((other) => other !== turn))
    }
  }
}

/** A choice as it will be once the turns are stored. */
export function withTurns(choice: NotificationChoice, turns: readonly Turn[]): NotificationChoice {
  const turned = { ...choice }
  for (const { kind, channel, isOn } of turns) if (kind === choice.kind) turned[channel] = isOn
  return turned
}
