declare module '@20minutes/s3rver' {
  interface Options {
    address: string
    port: number
    silent: boolean
    /** Where objects are kept. */
    directory: string
    configureBuckets: { name: string }[]
  }

  /** An S3 server for tests, which refuses requests that are wrongly signed. */
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
