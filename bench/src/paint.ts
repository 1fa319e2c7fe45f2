import { type Browser, chromium } from '@playwright/test'
import { login } from '@tahi/contract'
import { demoPassword } from '@tahi/world'
import { startBuilt } from './start-up.ts'
import { median } from './statistics.ts'

/**
 * A cheap phone on a slow network: kilobits a second, milliseconds of latency, and how many times slower than this machine.
 */
const phone = { kilobits: 1_600, latency: 150, slower: 4 }

/** Milliseconds after which a page that has painted nothing counts as failed. */
const paintsWithin = 30_000

/** How soon a page shows something, in milliseconds since its address was entered, with an empty cache. */
export interface Paint {
  readonly page: string
  readonly onDesk: Painted
  readonly onPhone: Painted
}

export interface Painted {
  readonly first: number
  /** The largest part that is visible without scrolling. */
  readonly largest: number
  /** Of all responses, as transferred. */
  readonly kilobytes: number
  readonly requests: number
}

/** Pages for a visitor, and for an HR Admin of the demo company. */
const pages: readonly { page: string; path: string; userId?: string }[] = [
  { page: 'landing', path: '/' },
  { page: 'login', path: '/login' },
  { page: 'dashboard', path: '/', userId: 'HR-001' },
  { page: 'attendance', path: '/attendance', userId: 'HR-001' },
  { page: 'application', path: '/app/' },
]

/** @param chromiumPath undefined when there is no browser */
export async function measurePaint(chromiumPath: string | undefined, times: number): Promise<Paint[]> {
  if (!chromiumPath) return []
  const server = await startBuilt()
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const paints: Paint[] = []
    for (const { page, path, userId } of pages) {
      const visit: Visit = {
        address: `${server.origin}${path}`,
        ...(userId && { session: await signIn(server.origin, userId) }),
      }
      paints.push({
        page,
        onDesk: await medianOf(browser, visit, times, false),
        onPhone: await medianOf(browser, visit, times, true),
      })
    }
    return paints
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Visit {
  readonly address: string
  readonly session?: Session
}

interface Session {
  readonly token: string
  readonly _id: string
}

async function signIn(origin: string, userId: string): Promise<Session> {
  const answer = await fetch(`${origin}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${userId} could not sign in: ${answer.status}`)
  return (await answer.json()) as Session
}

async function medianOf(browser: Browser, visit: Visit, times: number, isPhone: boolean): Promise<Painted> {
  const painted: Painted[] = []
  for (let time = 0; time < times; time++) painted.push(await paint(browser, visit, isPhone))
  return {
    first: median(painted.map(({ first }) => first)),
    largest: median(painted.map(({ largest }) => largest)),
    kilobytes: median(painted.map(({ kilobytes }) => kilobytes)),
    requests: median(painted.map(({ requests }) => requests)),
  }
}

async function paint(
  browser: Browser,
  { address, session: signedIn }: Visit,
  isPhone: boolean,
): Promise<Painted> {
  const context = await browser.newContext(isPhone ? { viewport: { width: 390, height: 844 } } : {})
  try {
    if (signedIn) await context.addInitScript(keepSession(signedIn))
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

/** Runs in the page before its own scripts. */
const keepSession = ({ token, _id }: Session): string =>
  `sessionStorage.setItem('tahi-token', ${JSON.stringify(token)})
  sessionStorage.setItem('tahi-draft-owner', ${JSON.stringify(_id)})`

/**
 * Runs in the page; Node.js's types lack its observers. On a slow machine a page finishes its requests before it paints,
 * and the largest paint comes later still: it is the last one before a pause.
 */
const paintTimes = `new Promise((resolve, reject) => {
  let first, largest, whileWithout
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') first = startTime
      if (entryType === 'largest-contentful-paint') largest = startTime
    }
    clearTimeout(whileWithout)
    if (first && largest) whileWithout = setTimeout(() => resolve([first, largest]), 1_000)
  })
  observer.observe({ type: 'paint', buffered: true })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => reject(new Error('The page has painted nothing')), ${paintsWithin})
})`
