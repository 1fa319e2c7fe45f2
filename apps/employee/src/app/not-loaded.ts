/** A part of the application could not be loaded and is not cached yet. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be loaded.', { cause })
    this.name = 'NotLoaded'
  }
}
