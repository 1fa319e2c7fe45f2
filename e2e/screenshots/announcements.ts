import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/announcement')
  await expect(page.getByText('Fire and earthquake drill')).toBeVisible()
  await draw(page, 'announcement')

  await page.goto('/announcement?search=xyzzy')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await draw(page, 'announcement-empty')

  await page.goto('/announcement')
  await page.getByText('Fire and earthquake drill').click()
  await expect(page.getByRole('dialog')).toContainText('The alarm sounds once')
  await draw(page, 'announcement-read')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/announcement')
  await expect(page.getByText('Fire and earthquake drill')).toBeVisible()
  await draw(page, 'announcement-all')

  await page
    .getByRole('row', { name: /Fire and earthquake/ })
    .getByRole('button', { name: 'Who has' })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await draw(page, 'announcement-readers')

  await page.goto('/announcement/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Year-end inventory')
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Warehouse and packing count everything on the last Saturday.\n\nBring your count sheets.')
  await draw(page, 'announcement-form')
})
