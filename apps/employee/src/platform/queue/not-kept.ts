/** What was done is neither on the phone nor at the server: the phone's storage did not take it. */
export class NotKept extends Error {
  constructor(cause: unknown) {
    super('The phone could not keep this.', { cause })
    this.name = 'NotKept'
  }
}
