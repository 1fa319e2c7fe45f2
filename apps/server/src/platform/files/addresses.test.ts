import { expect, it } from 'vitest'
import { FileAddresses } from './addresses.ts'

const addresses = new FileAddresses(Buffer.from('a key'))
const after = (seconds: number) => new Date(Date.UTC(2026, 10, 18, 2, 0, seconds))

it.each([0, 1, 59])(
  'an address that is signed %s seconds after the minute opens for 14 to 15 minutes',
  (second) => {
    const url = new URL(addresses.sign('a', after(second)), 'http://here')
    const asked = {
      id: 'a',
      expires: Number(url.searchParams.get('expires')),
      signature: url.searchParams.get('signature') ?? '',
    }
    expect(addresses.holds(asked, after(second + 14 * 60))).toBe(true)
    expect(addresses.holds(asked, after(second + 15 * 60))).toBe(false)
    // The address stays the same within the minute.
    expect(addresses.sign('a', after(30))).toBe(addresses.sign('a', after(second)))
  },
)
