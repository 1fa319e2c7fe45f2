import type { Concerned, LiveEvent, Payload, RecordKind } from '@tahi/contract'

/** Sends events of committed changes to connected clients. */
export interface Announcer {
  /** @param payload by the event's schema; fields that the schema does not name are left out */
  tell<E extends LiveEvent>(event: E, concerned: Concerned, payload: Payload<E>): void
  /**
   * Records of a kind changed in a branch, or in all of them.
   * @param personIds employees who own these records and show them too
   */
  changed(kind: RecordKind, branchId: string | null, personIds?: readonly string[]): void
  /** Pushes were written for people who are away: their sender need not wait for its next run. */
  pushed(): void
}

/** For code without connected clients: loading the demo, tests of the database alone. */
export const toNobody: Announcer = { tell: () => {}, changed: () => {}, pushed: () => {} }
