import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { openPalette } from '../support/palette.ts'

const run = '/salary/new?for=many&date=2026-02-01&endDate=2026-02-15'

test('in a person’s chosen colours it can be told what is chosen, and where the focus is', async ({
  page,
  signIn,
}) => {
  const look = (of: Locator) =>
    of.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return { backgroundColor, color }
    })
  await signIn(accounts.manager, run)
  await page.emulateMedia({ forcedColors: 'active' })
  const presets = page.getByRole('group', { name: 'Usual pay periods' })
  const [first, second] = [presets.getByRole('button').first(), presets.getByRole('button').nth(1)]
  expect(await look(first)).toEqual(await look(second))
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await look(first)).not.toEqual(await look(second))

  const labels = page.getByRole('radiogroup', { name: 'Whom' }).locator('label')
  expect(await look(labels.first())).not.toEqual(await look(labels.nth(1)))

  const row = page.getByRole('row', { name: /EMP-/ }).first()
  await row.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tr:focus-visible')).toHaveCSS('outline-style', 'solid')
})

test('magnified four times, the palette has room for its entries, and no bar hides the focus', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, run)
  await page.setViewportSize({ width: 320, height: 256 })
  await openPalette(page)
  const first = page.getByRole('dialog').getByRole('button', { name: 'Dashboard' })
  await expect(first).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 600 })
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(topOfFocus)).toBeLessThan(await page.evaluate(topOfBar))
  }
})

/** Both run in the page; pixels from its top. */
const topOfFocus = () => document.activeElement?.getBoundingClientRect().top ?? Number.NaN
const topOfBar = () => document.querySelector('[data-bar-below]')?.getBoundingClientRect().top ?? Number.NaN
