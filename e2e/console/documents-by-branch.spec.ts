import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { watchMoves } from '../support/moves.ts'

test('the General Manager sees what each branch keeps', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.admin, '/documents')
  const cards = page.getByRole('list', { name: 'Documents by branch' })
  await expect(cards.getByRole('button')).toHaveCount(3)
  const table = page.getByRole('table', { name: 'Documents' })
  await expect(table.getByRole('columnheader', { name: 'Branch' })).toBeVisible()

  await test.step('nothing moves while it loads', async () => {
    const moved = await watchMoves(page)
    await page.reload()
    await expect(cards.getByRole('button')).toHaveCount(3)
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await moved()).toBeLessThan(0.001)
  })

  await test.step('a card leads to its branch, and back', async () => {
    await cards.getByRole('button', { name: /Sta. Maria/ }).click()
    await expect(page).toHaveURL(/branch=/)
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('Sta. Maria')
    await expect(table.getByRole('row', { name: /Sta. Maria/ }).first()).toBeVisible()
    await expect(table.getByRole('row', { name: /San Isidro/ })).toHaveCount(0)
    await expectAccessible()
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('All')
  })

  await test.step('a new one is for the branch that was chosen, or for all', async () => {
    const all = cards.getByRole('button', { name: /All branches/ })
    await all.click()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Add Documents' }).click()
    await expect(page.getByRole('combobox', { name: 'Branch ID' })).toHaveValue('All')
  })
})
