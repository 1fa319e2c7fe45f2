import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

const reservedV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Reserved parts of the public range: documentation, and networks that embed an IPv4 address. */
const reservedV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
]

const reserved = new BlockList()
for (const [net, prefix] of reservedV4) reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of reservedV6) reserved.addSubnet(net, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the internet, and not on this machine or its network (RFC 6890). */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !reserved.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')

/** @throws for a host given as an IP address that is not public; it is not looked up, so `lookUpPublic` would miss it */
export function refuseInside({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !isPublicAddress(address)) throw inside()
}

const inside = () =>
  Object.assign(new Error('This does not lead to a public address'), { code: 'ERR_ADDRESS_INSIDE' })

/**
 * Looks a name up for a connection, and fails when one of its addresses is not public: a stranger's address must not lead
 * into the server's own network, even if the name resolves differently later.
 */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const [first] = addresses
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return done(inside(), [])
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
