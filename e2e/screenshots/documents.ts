import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/documents')
  await expect(page.getByText('13th month pay')).toBeVisible()
  await draw(page, 'documents')

  await page
    .getByRole('row', { name: /Fire exits/ })
    .getByRole('button', { name: 'Edit' })
    .click()
  await expect(page.getByRole('img', { name: 'fire-exits.png' })).toBeVisible()
  await draw(page, 'document-form')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/documents')
  await expect(page.getByRole('list', { name: 'Documents by branch' }).getByRole('button')).toHaveCount(3)
  await draw(page, 'documents-branches')

  await page.goto('/documents?branch=All&fileType=Docx')
  await expect(page.getByText('Leave request form')).toBeVisible()
  await draw(page, 'documents-filtered')
})
