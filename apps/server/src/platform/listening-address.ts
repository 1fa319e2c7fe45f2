import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { errorCode, OperatorError } from './errors.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Listens for a moment, so that a wrong setting shows before anything is migrated. @throws OperatorError */
export async function tryAddress({ host, port }: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } catch (error) {
    throw addressFailure(error, { host, port })
  }
  probe.close()
  await once(probe, 'close')
}

/** The OperatorError for an address at which the server cannot listen; other errors unchanged. */
export function addressFailure(error: unknown, { host, port }: Address): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new OperatorError(
        `The setting PORT is wrong: another program uses ${port} at ${host}. Set PORT to a free one.`,
      )
    case 'EACCES':
      return new OperatorError(
        `The setting PORT is wrong: this user may not listen on ${port}. Set PORT to 1024 or more.`,
      )
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new OperatorError(
        `The setting HOST is wrong: '${host}' is no address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses.`,
      )
    default:
      return error
  }
}
