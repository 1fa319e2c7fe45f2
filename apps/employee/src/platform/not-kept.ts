/** The action is neither on the phone nor on the server: the phone's storage failed. */
export class NotKept extends Error {
  constructor(cause: unknown) {
    super('The phone could not keep this.', { cause })
    this.name = 'NotKept'
  }
}
