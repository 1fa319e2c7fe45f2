/** What a form waits for before it is saved, as a file that is being sent. */
export class UnderWay {
  readonly #works = new Set<Promise<boolean>>()

  /** @param work resolves to whether it came to a good end; it does not reject */
  add(work: Promise<boolean>): void {
    this.#works.add(work)
    void work.then(() => this.#works.delete(work))
  }

  get isEmpty(): boolean {
    return this.#works.size === 0
  }

  /** Resolves when nothing is under way any more. @returns whether all that was came to a good end */
  async ended(): Promise<boolean> {
    let good = true
    while (!this.isEmpty) {
      const ends = await Promise.all(this.#works)
      good &&= ends.every(Boolean)
    }
    return good
  }
}
