import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { openPalette } from '../support/palette.ts'
import { hold } from '../support/slow-network.ts'

test('the palette opens from within a field, which keeps what was typed', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/leaves')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('EMP')
  await search.press('Control+k')
  const palette = page.getByPlaceholder('Pages, people, actions')
  await expect(palette).toBeFocused()
  await page.keyboard.type('Salary')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/salary/)
})

test('the palette finds nothing only once it has looked, and tells how much it found', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/profile')
  const people = await hold(page, /search=EMP-0003(&|$)/)
  await openPalette(page)
  const palette = page.getByRole('dialog')
  await expect(palette.getByPlaceholder('Pages, people, actions')).toBeFocused()
  await page.keyboard.type('EMP-0003')
  await page.clock.runFor(300)
  await people.asked
  await expect(palette.getByText('Searching…')).toBeVisible()
  await expect(palette.getByText('Nothing found')).toHaveCount(0)
  people.release()
  await expect(palette.getByRole('status')).toHaveText('8 found')
  await page.keyboard.type('nobody')
  await page.clock.runFor(300)
  await expect(palette.getByText('Nothing found').first()).toBeVisible()
  await expect(palette.getByRole('status')).toHaveText('Nothing found')
})

test('the palette opens the form of a new quota, from wherever one is', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await openPalette(page)
  await page.getByRole('textbox', { name: 'Search' }).fill('add quota')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Quota' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/production$/)
})
