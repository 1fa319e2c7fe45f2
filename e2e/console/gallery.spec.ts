import { createDocument, listDocuments } from '@tahi/contract'
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

test('a page of the gallery whose only picture is removed gives way to the one before', async ({
  page,
  signIn,
}) => {
  const admin = await clientOf(accounts.admin)
  const fileUrl = await sendFile(accounts.admin, 'cuff.png', png)
  const posted = { branchId: 'All', title: 'Cuff', desc: '', fileType: 'Image' as const, fileUrl }
  const post = async () => (await admin.send(createDocument, { body: { _id: 'new', ...posted } })).data._id
  const perPage = 8
  const count = async () => {
    const query = { fileType: 'Image' as const, page: 1, pageSize: 1 }
    return (await (await clientOf(accounts.manager)).send(listDocuments, { params: { id: 'all' }, query }))
      .total
  }
  const ids = [await post()]
  for (let total = await count(); total <= perPage || total % perPage !== 1; total += 1)
    ids.push(await post())

  await signIn(accounts.manager, '/')
  // The dashboard's section has the same name.
  const gallery = page.getByRole('region', { name: 'Gallery' })
  const pages = ((await count()) - 1) / perPage + 1
  for (let turned = 1; turned < pages; turned += 1)
    await gallery.getByRole('button', { name: 'Older pictures' }).click()
  await expect(gallery).toContainText(`${pages} of ${pages}`)
  const pictures = gallery.getByRole('listitem').getByRole('button')
  await expect(pictures).toHaveCount(1)

  await test.step('it is found again as it was left, and so are the documents', async () => {
    const title = page.getByRole('columnheader', { name: 'Title' })
    await title.getByRole('button').click()
    await expect(title).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: 'Leaves', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Leaves' })).toBeVisible()
    await page.goBack()
    await expect(gallery).toContainText(`${pages} of ${pages}`)
    await expect(title).toHaveAttribute('aria-sort', 'ascending')
  })

  const remove = (_id: string) => admin.send(createDocument, { body: { _id, status: false } })
  await remove(ids.shift() ?? '')
  await expect(pictures).toHaveCount(perPage)
  await expect(gallery.getByRole('button', { name: 'Older pictures', disabled: false })).toHaveCount(0)
  for (const _id of ids) await remove(_id)
})
