/** Work that still fills a form, such as an upload; a save waits for it. */
export class UnderWay {
  #works = new Set<Promise<boolean>>()

  /**
   * Lets `apply` put a result into the form once it is there.
   * @param work resolves to undefined after a failure that it has shown itself; never rejects
   */
  fill<T>(work: Promise<T | undefined>, apply: (result: T) => void): void {
    const works = this.#works
    const filled: Promise<boolean> = work.then((result) => {
      works.delete(filled)
      const came = result !== undefined && works === this.#works
      if (came) apply(result)
      return came
    })
    works.add(filled)
  }

  get isEmpty(): boolean {
    return this.#works.size === 0
  }

  /** Resolves when no work is left. @returns whether all of it succeeded; if not, nothing should be saved */
  async ended(): Promise<boolean> {
    const works = this.#works
    let came = true
    while (works.size > 0) came = (await Promise.all(works)).every(Boolean) && came
    return came
  }

  /** The form was left: pending results are no longer applied, and a waiting save stops. */
  forget(): void {
    this.#works = new Set()
  }
}
