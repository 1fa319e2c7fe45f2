import { createDocument } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { png, sendFile } from '../support/sent-files.ts'

test('a picture that is looked at stays when somebody posts another', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/')
  const pictures = page.getByRole('region', { name: 'Gallery' }).getByRole('button')
  const title = (await pictures.first().locator('b').textContent()) ?? ''
  await pictures.first().click()
  const large = page.getByRole('dialog', { name: title })
  await expect(large).toContainText('1 of ')

  const fileUrl = await sendFile(accounts.admin, 'sleeve.png', png)
  const admin = await clientOf(accounts.admin)
  const posted = { branchId: 'All', title: 'Sleeve', desc: '', fileType: 'Image' as const, fileUrl }
  const { data } = await admin.send(createDocument, { body: { _id: 'new', ...posted } })
  await expect(large).toContainText('2 of ')
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(page.getByRole('dialog', { name: 'Sleeve' })).toContainText('1 of ')
  await admin.send(createDocument, { body: { _id: data._id, status: false } })
})
