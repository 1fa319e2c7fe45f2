import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { OperatorError } from './errors.ts'
import { addressFailure, tryAddress } from './listening-address.ts'

it.each(['999.1.1.1', '8.8.8.8', 'nohost.invalid', '2001:db8::1'])(
  'says of HOST %s that it is no address of this machine',
  async (host) => {
    const failure = await tryAddress({ host, port: 0 }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OperatorError)
    expect(String(failure)).toContain(`The setting HOST is wrong: '${host}'`)
  },
)

it('says of a PORT that another program uses that it is not free, and leaves a free one free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(tryAddress({ host: '127.0.0.1', port })).rejects.toThrow(/The setting PORT is wrong: another/)
  other.close()
  await once(other, 'close')
  await tryAddress({ host: '127.0.0.1', port })
  await tryAddress({ host: '127.0.0.1', port })
})

it('says of a PORT below 1024 that it needs another user, and of anything else what it is', () => {
  const address = { host: '127.0.0.1', port: 80 }
  const refused = Object.assign(new Error('listen'), { code: 'EACCES' })
  expect(String(addressFailure(refused, address))).toContain('The setting PORT is wrong: this user may not')
  const other = new Error('other')
  expect(addressFailure(other, address)).toBe(other)
})
