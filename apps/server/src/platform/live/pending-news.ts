import type { RecordKind } from '@tahi/contract'
import type { Announcer } from './announcer.ts'

interface Change {
  readonly kind: RecordKind
  readonly branchId: string | null
  readonly personIds: Set<string>
}

/** Holds a transaction's events until it is committed; changes of one kind in one branch are announced once. */
export class PendingNews implements Announcer {
  readonly #announcer: Announcer
  readonly #told: (() => void)[] = []
  readonly #changed = new Map<string, Change>()
  #pushed = false

  constructor(announcer: Announcer) {
    this.#announcer = announcer
  }

  tell: Announcer['tell'] = (event, concerned, payload) => {
    this.#told.push(() => this.#announcer.tell(event, concerned, payload))
  }

  changed: Announcer['changed'] = (kind, branchId, personIds = []) => {
    const key = `${kind} ${branchId}`
    const change = this.#changed.get(key) ?? { kind, branchId, personIds: new Set() }
    for (const id of personIds) change.personIds.add(id)
    this.#changed.set(key, change)
  }

  pushed: Announcer['pushed'] = () => {
    this.#pushed = true
  }

  /** To be called once the transaction is committed. */
  announce(): void {
    for (const tell of this.#told) tell()
    for (const { kind, branchId, personIds } of this.#changed.values())
      this.#announcer.changed(kind, branchId, [...personIds])
    if (this.#pushed) this.#announcer.pushed()
  }
}
