import type { Page, Request } from '@playwright/test'

/** Watches a page's calls. @returns the unanswered calls, with the seconds they have waited */
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

/** Prints the state after a failed journey, because the cause may be gone a moment later. */
export async function printLeft(page: Page, unanswered: string[]): Promise<void> {
  const shown = page.isClosed()
    ? 'nothing'
    : await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  process.stdout.write(`\nNot answered: ${unanswered.join('; ') || 'nothing'}\nOn the page:\n${shown}\n`)
}
