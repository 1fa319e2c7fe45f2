import type { Page, Request } from '@playwright/test'

/** Watches what a page asks of the server. @returns the calls that have no answer yet, with the seconds they have waited */
export function watchCalls(page: Page): () => string[] {
  const asked = new Map<Request, number>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.set(request, performance.now())
  })
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  return () =>
    [...asked].map(([request, since]) => {
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      return `${request.method()} ${request.url()}, for ${seconds} s`
    })
}

/** Prints what a journey that failed leaves: what stood in its way, on the page or at the server, is gone a moment later. */
export async function printLeft(page: Page, unanswered: string[]): Promise<void> {
  const shown = page.isClosed()
    ? 'nothing'
    : await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  process.stdout.write(`\nNot answered: ${unanswered.join('; ') || 'nothing'}\nOn the page:\n${shown}\n`)
}
