import { expect, type Page, test as plain } from '@playwright/test'
import axe from 'axe-core'
import { now, password } from './company.ts'

interface Fixtures {
  signIn: (userId: string) => Promise<void>
  /** Fails on any accessibility violation of what is shown, in the light and in the dark theme. */
  expectAccessible: () => Promise<void>
}

/** A test that also fails when the page logs an error or throws one, unless it says which it expects. */
export const test = plain.extend<Fixtures & { expectedErrors: RegExp[]; watched: undefined }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.clock.install({ time: new Date(now) })
      await use(undefined)
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (userId) => {
      await page.goto('/login')
      await page.getByRole('textbox', { name: 'USER ID' }).fill(userId)
      await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violationsOn(page), colorScheme).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'light' })
    })
  },
})

export { expect }

/** Rules that a page of Tahi breaks, each with the elements that break it. */
async function violationsOn(page: Page): Promise<string[]> {
  // Run as the page's own function: the content security policy allows no inline script.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
}
