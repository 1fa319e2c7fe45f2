import type { Announcer } from './announcer.ts'

/** Keeps what a transaction has to tell until it is committed; changes of one kind in one branch are told once. */
export class PendingNews implements Announcer {
  readonly #announcer: Announcer
  readonly #told: (() => void)[] = []
  readonly #changed = new Map<string, () => void>()
  #pushed = false

  constructor(announcer: Announcer) {
    this.#announcer = announcer
  }

  tell: Announcer['tell'] = (event, concerned, payload) => {
    this.#told.push(() => this.#announcer.tell(event, concerned, payload))
  }

  changed: Announcer['changed'] = (entity, branchId) => {
    this.#changed.set(`${entity} ${branchId}`, () => this.#announcer.changed(entity, branchId))
  }

  pushed: Announcer['pushed'] = () => {
    this.#pushed = true
  }

  /** The transaction is committed. */
  announce(): void {
    for (const tell of [...this.#told, ...this.#changed.values()]) tell()
    if (this.#pushed) this.#announcer.pushed()
  }
}
