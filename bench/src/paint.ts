import { type Browser, chromium } from '@playwright/test'
import { startBuilt } from './start-up.ts'
import { median } from './statistics.ts'

/** A cheap phone on a bad line: kilobits a second, milliseconds of delay, times slower than this machine. */
const phone = { kilobits: 1_600, latency: 150, slower: 4 }

/** How soon a page shows something, in milliseconds since its address was entered; its cache is empty. */
export interface Paint {
  readonly page: string
  readonly onDesk: Painted
  readonly onPhone: Painted
}

export interface Painted {
  readonly first: number
  /** The largest part of what is seen without scrolling. */
  readonly largest: number
  /** Of everything that was asked for, as it went over the line. */
  readonly kilobytes: number
  readonly requests: number
}

/** @param chromiumPath none: there is no browser to measure with */
export async function measurePaint(chromiumPath: string | undefined, times: number): Promise<Paint[]> {
  if (!chromiumPath) return []
  const server = await startBuilt()
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const paints: Paint[] = []
    for (const [page, path] of [
      ['landing', '/'],
      ['login', '/login'],
      ['application', '/app/'],
    ] as const) {
      const address = `${server.origin}${path}`
      paints.push({
        page,
        onDesk: await medianOf(browser, address, times, false),
        onPhone: await medianOf(browser, address, times, true),
      })
    }
    return paints
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function medianOf(
  browser: Browser,
  address: string,
  times: number,
  isPhone: boolean,
): Promise<Painted> {
  const painted: Painted[] = []
  for (let time = 0; time < times; time++) painted.push(await paint(browser, address, isPhone))
  return {
    first: median(painted.map(({ first }) => first)),
    largest: median(painted.map(({ largest }) => largest)),
    kilobytes: median(painted.map(({ kilobytes }) => kilobytes)),
    requests: median(painted.map(({ requests }) => requests)),
  }
}

async function paint(browser: Browser, address: string, isPhone: boolean): Promise<Painted> {
  const context = await browser.newContext(isPhone ? { viewport: { width: 390, height: 844 } } : {})
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    let requests = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests++
    })
    if (isPhone) {
      const bytesPerSecond = (phone.kilobits * 1000) / 8
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
    }
    await page.goto(address, { waitUntil: 'networkidle' })
    const [first, largest] = await page.evaluate<[number, number]>(paintTimes)
    return { first, largest, kilobytes: bytes / 1000, requests }
  } finally {
    await context.close()
  }
}

/** Runs in the page, whose observers the types of Node.js do not know. */
const paintTimes = `new Promise((resolve) => {
  const [first] = performance.getEntriesByName('first-contentful-paint')
  new PerformanceObserver((list) => resolve([first.startTime, list.getEntries().at(-1).startTime])).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
})`
