import type { Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/** Holds back the answers to these requests, as a slow line does. @param url as of `page.route` */
export async function hold(page: Page, url: string | RegExp) {
  const asked = signal()
  const released = signal()
  await intercept(page, url, async (route) => {
    asked.give()
    await released.given
    await route.continue()
  })
  return {
    /** Resolves when the first of them is made. */
    asked: asked.given,
    /** Lets them go on, and those to come. */
    release: released.give,
  }
}

/** Lets nothing through on the line for live events. Called before the page is opened. */
export async function cutLive(page: Page): Promise<void> {
  await page.routeWebSocket('**/socket.io/**', () => {})
}

/** Resolves when the page's line for live events is there. Called before the page is opened. */
export async function liveLine(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  // What Socket.IO answers whom it lets in.
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
