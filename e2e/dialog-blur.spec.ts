import { accounts } from './company.ts'
import { expect, test } from './page.ts'

test('what is behind a dialog is blurred, unless less transparency is wished for', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.hr)
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  const blursWhere = async (value: 'no-preference' | 'reduce') => {
    const features = [{ name: 'prefers-reduced-transparency', value }]
    await browser.send('Emulation.setEmulatedMedia', { features })
    return page.evaluate(() => {
      const filters = [...document.querySelectorAll('*')].map((part) => getComputedStyle(part).backdropFilter)
      return filters.filter((filter) => filter !== 'none')
    })
  }
  expect(await blursWhere('no-preference')).toEqual([expect.stringMatching(/^blur/)])
  expect(await blursWhere('reduce')).toEqual([])
})
