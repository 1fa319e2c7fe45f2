import { limits, texts } from '@tahi/contract'
import { Refusal } from '../errors.ts'

/**
 * Counts each person's uploads that this server is receiving or processing. At its end each holds a whole file in memory,
 * and the daily limit counts only those that have arrived.
 */
export class UploadsUnderWay {
  readonly #ofPeople = new Map<string, number>()

  /** Counts one more upload while `work` runs. @throws Refusal too_many_tries when the person has too many at once */
  async take<T>(personId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#ofPeople.get(personId) ?? 0
    if (before >= limits.uploadsAtOnce) throw new Refusal('too_many_tries', texts.upload.tooManyAtOnce)
    this.#ofPeople.set(personId, before + 1)
    try {
      return await work()
    } finally {
      const left = (this.#ofPeople.get(personId) ?? 1) - 1
      if (left > 0) this.#ofPeople.set(personId, left)
      else this.#ofPeople.delete(personId)
    }
  }
}
