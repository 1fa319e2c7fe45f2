import type { Concerned, LiveEvent, Payload } from '@tahi/contract'

/** Tells those who are connected what happened; what is told is committed. */
export interface Announcer {
  /** @param payload as the event's schema says; what the schema does not name is left out */
  tell<E extends LiveEvent>(event: E, concerned: Concerned, payload: Payload<E>): void
  /**
   * Records of a kind changed in a branch, or in all of them.
   * @param entity as the audit trail names the kind
   * @param personIds employees whose own these are, who show them too
   */
  changed(entity: string, branchId: string | null, personIds?: readonly string[]): void
  /** Pushes were written for those who are away: whoever sends them need not wait for the next round. */
  pushed(): void
}

/** Where nobody is connected: while the demo is loaded, in tests of the database alone. */
export const toNobody: Announcer = { tell: () => {}, changed: () => {}, pushed: () => {} }
