import S3rver from '@20minutes/s3rver'

/** A real S3 server in a process of its own, for `startBucket`: it verifies signatures and keeps objects in a folder. */
const [directory = '', port = '0'] = process.argv.slice(2)
// Whoever started it is gone.
process.on('disconnect', () => process.exit())

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'tahi' }, { name: 'other' }],
})
process.send?.(await server.run())
