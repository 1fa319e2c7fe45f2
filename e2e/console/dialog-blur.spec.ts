import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'

test('what is behind a dialog is blurred, unless less transparency is wished for', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/attendance')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  const blursWhere = async (value: 'no-preference' | 'reduce') => {
    const features = [{ name: 'prefers-reduced-transparency', value }]
    await devTools.send('Emulation.setEmulatedMedia', { features })
    return page.evaluate(() => {
      const filters = [...document.querySelectorAll('*')].map((part) => getComputedStyle(part).backdropFilter)
      return filters.filter((filter) => filter !== 'none')
    })
  }
  expect(await blursWhere('no-preference')).toEqual(['blur(5px)'])
  expect(await blursWhere('reduce')).toEqual([])
})
