import { attendanceEvent, type Payload } from '@tahi/contract'
import { type Child, startChild } from '../child.ts'
import { programFile } from '../program-file.ts'
import type { RoundTrips } from '../programs/live-readers.ts'
import type { Telling } from '../programs/product-server.ts'
import type { Stage } from '../stage.ts'
import { median } from '../statistics.ts'

/** How an event reaches this number of readers. */
export interface Delivery {
  readonly readers: number
  /** Events a second, each delivered to every reader. */
  readonly perSecond: number
  /** Milliseconds from the commit until the last reader has a single event. */
  readonly lastReaderMs: number
  /**
   * Kilobytes of the server's memory per connection; undefined for few connections, where other allocations would dominate.
   */
  readonly kilobytes: number | undefined
}

export interface LiveRun {
  readonly product: readonly Delivery[]
  readonly floor: readonly Delivery[]
  readonly messages: { readonly product: RoundTrips; readonly floor: RoundTrips }
}

/** Deliveries of one burst, for any number of readers. */
const deliveries = 50_000
/** The fewest connections, at some 10 KB each, whose memory can be measured. */
const fewestWeighed = 1_000
/** Fewer than the product lets one person send within a minute. */
const messages = 50

/** Sends attendance events to General Managers, from the product and from a bare Socket.IO server, in turns. */
export async function measureLive(
  stage: Stage,
  audience: readonly number[],
  rounds: number,
): Promise<LiveRun> {
  const floor = startChild(programFile('live-floor'))
  const { port } = await floor.ask<{ port: number }>('open')
  const { watchers, managers, employees } = stage.company
  const tokens = watchers.flatMap(({ tokens }) => tokens)
  const sides = {
    product: { server: stage.product.child, port: stage.product.port },
    floor: { server: floor, port },
  }
  const runs = { product: [] as Delivery[], floor: [] as Delivery[] }
  try {
    for (const readers of audience)
      for (const side of ['product', 'floor'] as const)
        runs[side].push(await deliver(sides[side], { readers, tokens, rounds }))
    const [manager] = managers
    const recipient = employees.find(({ branchId }) => branchId === manager?.branchId)
    const sending = { token: manager?.tokens[0] ?? '', recipientId: recipient?.id ?? '', times: messages }
    return {
      ...runs,
      messages: {
        product: await exchange({ ...sending, port: stage.product.port }),
        floor: await exchange({ ...sending, port }),
      },
    }
  } finally {
    await floor.stop()
  }
}

async function deliver(
  { server, port }: { server: Child; port: number },
  { readers, tokens, rounds }: { readers: number; tokens: readonly string[]; rounds: number },
): Promise<Delivery> {
  const client = startChild(programFile('live-readers'))
  try {
    const before = await server.ask<number>('held')
    await client.ask('connect', { port, readers, tokens })
    const held = (await server.ask<number>('held')) - before
    await client.ask('listen', attendanceEvent.name)
    /** Milliseconds until the last reader has the last event. */
    const tell = async (times: number): Promise<number> => {
      await client.ask('forget')
      const telling: Telling = { name: attendanceEvent.name, payload: record, times }
      const heard = client.ask<bigint>('hear', times * readers)
      const began = await server.ask<bigint>('tell', telling)
      return Number((await heard) - began) / 1e6
    }
    const burst = Math.max(1, Math.round(deliveries / readers))
    await tell(burst)
    const bursts: number[] = []
    const alone: number[] = []
    for (let round = 0; round < rounds; round++) {
      bursts.push(burst / ((await tell(burst)) / 1000))
      alone.push(await tell(1))
    }
    const kilobytes = readers >= fewestWeighed ? held / 1024 / readers : undefined
    return { readers, perSecond: median(bursts), lastReaderMs: median(alone), kilobytes }
  } finally {
    await client.ask('close')
    await client.stop()
  }
}

async function exchange(sending: object): Promise<RoundTrips> {
  const client = startChild(programFile('live-readers'))
  try {
    return await client.ask<RoundTrips>('send', sending)
  } finally {
    await client.stop()
  }
}

const id = '01900000-0000-7000-8000-000000000001'

/** An attendance record as the product announces it. */
const record: Payload<typeof attendanceEvent> = {
  _id: id,
  userId: id,
  employee: { _id: id, userId: 'EMP-00001', firstName: 'Maria', lastName: 'Santos' },
  branchId: id,
  branchName: 'San Isidro',
  date: '2026-06-17',
  timeIn: '07:02',
  timeOut: '',
  status: 'present',
  lateAfter: '08:30',
  claimed: false,
  version: 1,
  createdAt: '2026-06-16T23:02:11.000Z',
}
