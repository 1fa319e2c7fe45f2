import type { Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/** Holds back requests, as a slow network does. @param url as for `page.route` */
export async function hold(page: Page, url: string | RegExp) {
  const asked = signal()
  const released = signal()
  await intercept(page, url, async (route) => {
    asked.give()
    await released.given
    await route.continue()
  })
  return {
    /** Resolves at the first matching request. */
    asked: asked.given,
    /** Lets held and later requests pass. */
    release: released.give,
  }
}

/** Blocks the realtime connection. Call it before the page is opened. */
export async function cutLive(page: Page): Promise<void> {
  await page.routeWebSocket('**/socket.io/**', () => {})
}

/** Resolves when the page's realtime connection is open. Call it before the page is opened. */
export async function liveLine(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  // Socket.IO's message that the connection is accepted.
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
