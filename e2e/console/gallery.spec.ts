import { createAnnouncement, createDocument, listDocuments, readCurrentUser } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { watchMoves } from '../support/moves.ts'
import { photo } from '../support/photo.ts'
import { png, sendFile } from '../support/sent-files.ts'
import { visit } from '../support/visit.ts'

test('the General Manager sees what each branch keeps, and finds what is posted on the dashboard', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.hr)
  const fileUrl = await sendFile(accounts.hr, 'cuff.png', png)
  const post = async (title: string) => {
    const body = { _id: 'new', branchId: 'All', title, desc: '', fileType: 'Image' as const, fileUrl }
    return (await hr.send(createDocument, { body })).data._id
  }
  const remove = (_id: string) => hr.send(createDocument, { body: { _id, status: false } })
  const cards = page.getByRole('list', { name: 'Documents by branch' })
  const table = page.getByRole('table', { name: 'Documents' })
  // The dashboard's section has the same name.
  const gallery = page.getByRole('region', { name: 'Gallery' })

  await test.step('nothing moves while the documents load', async () => {
    const moved = await watchMoves(page)
    await signIn(accounts.admin, '/documents')
    await expect(cards.getByRole('button')).toHaveCount(3)
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await moved()).toBeLessThan(0.001)
    await expect(table.getByRole('columnheader', { name: 'Branch' })).toBeVisible()
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
    await page.getByRole('textbox', { name: 'Title' }).fill('New cutting table')
    await page.getByLabel('Attach File').setInputFiles(photo(800, 600))
    await expect(page.getByRole('img', { name: 'camera.png' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(table.getByRole('row', { name: /New cutting table/ })).toBeVisible()
  })

  await test.step('the dashboard has a small copy of the picture, which opens large', async () => {
    await visit(page, '/?day=2027-05-03')
    const picture = gallery.getByRole('button', { name: /New cutting table/ })
    await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 640)
    await picture.click()
    const large = page.getByRole('dialog', { name: 'New cutting table' })
    await expect(large.getByRole('img', { name: /New cutting table/ })).toHaveJSProperty('naturalWidth', 800)
  })

  await test.step('a picture that is looked at stays when somebody posts another', async () => {
    const large = page.getByRole('dialog', { name: 'New cutting table' })
    await expect(large).toContainText('1 of ')
    const _id = await post('Sleeve')
    await expect(large).toContainText('2 of ')
    await expectAccessible()
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await expect(page.getByRole('dialog', { name: 'Sleeve' })).toContainText('1 of ')
    await remove(_id)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the calendar marks by itself the day for which a manager announces', async () => {
    const month = page.getByRole('grid', { name: 'May 2027' })
    await expect(month.getByRole('button', { name: /^Monday, May 3: nothing/ })).toBeVisible()
    const manager = await clientOf(accounts.manager)
    const { branchId } = (await manager.send(readCurrentUser, {})).data
    const [startDate, endDate] = ['2027-05-03', '2027-05-03']
    const told = { title: 'Labor Day is made up', desc: 'We work from 7 to 4, with lunch from us.' }
    await manager.send(createAnnouncement, {
      body: { _id: 'new', branchId: branchId ?? undefined, startDate, endDate, ...told },
    })
    await month.getByRole('button', { name: 'Monday, May 3: 1 announcement' }).click()
    const day = page.getByRole('region', { name: 'Monday, May 3' })
    await day.getByText(told.title).click()
    await expect(day.getByText(told.desc)).toBeVisible()
    await expect(day).toContainText('San Isidro')
  })

  const perPage = 8
  const count = async () => {
    const query = { fileType: 'Image' as const, page: 1, pageSize: 1 }
    return (await hr.send(listDocuments, { params: { id: 'all' }, query })).total
  }
  const cuff = await post('Cuff')
  for (let total = await count(); total <= perPage || total % perPage !== 1; total += 1) await post('Cuff')
  const pages = ((await count()) - 1) / perPage + 1
  const pictures = gallery.getByRole('listitem').getByRole('button')

  await test.step('the gallery is found again as it was left, and so are the documents', async () => {
    for (let turned = 1; turned < pages; turned += 1)
      await gallery.getByRole('button', { name: 'Older pictures' }).click()
    await expect(gallery).toContainText(`${pages} of ${pages}`)
    await expect(pictures).toHaveCount(1)
    const title = page.getByRole('columnheader', { name: 'Title' })
    await title.getByRole('button').click()
    await expect(title).toHaveAttribute('aria-sort', 'ascending')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Employees', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Employees', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(gallery).toContainText(`${pages} of ${pages}`)
    await expect(title).toHaveAttribute('aria-sort', 'ascending')
  })

  await test.step('a page of it whose only picture is removed gives way to the one before', async () => {
    await remove(cuff)
    await expect(pictures).toHaveCount(perPage)
    await expect(gallery.getByRole('button', { name: 'Older pictures', disabled: false })).toHaveCount(0)
  })
})
