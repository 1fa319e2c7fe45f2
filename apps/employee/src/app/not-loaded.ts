/** A part of the application did not come, and the phone does not keep it yet. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be loaded.', { cause })
    this.name = 'NotLoaded'
  }
}
