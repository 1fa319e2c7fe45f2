/** What still fills a form, as a file that is being sent: a save waits for it. */
export class UnderWay {
  #works = new Set<Promise<boolean>>()

  /**
   * Lets `apply` put a result into the form once it is there.
   * @param work resolves to undefined when it failed, and has told so; it does not reject
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

  /** Resolves when nothing is under way any more. @returns whether all that was came: else nothing should be saved */
  async ended(): Promise<boolean> {
    const works = this.#works
    let came = true
    while (works.size > 0) came = (await Promise.all(works)).every(Boolean) && came
    return came
  }

  /** The form was left: what is under way does not come into it any more, and a save that waits goes no further. */
  forget(): void {
    this.#works = new Set()
  }
}
