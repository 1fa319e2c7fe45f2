import { listAnnouncements, readCurrentUser, readPerson, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

test.describe('a person whom somebody else changes meanwhile', () => {
  test.use({ expectedErrors: [/409/] })

  test('is shown in both versions; what was typed is kept, and what was not is theirs', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const { _id } = await addEmployee('Sabay')
    const elsewhere = await clientOf(accounts.hr)
    await signIn(accounts.manager, `/employees/new?id=${_id}`)
    await page.getByLabel('Contact').fill('0900 111 1111')
    await elsewhere.send(updatePerson, {
      body: { _id, contact: '0900 999 9999', address: { city: 'Bulakan' } },
    })
    await page.getByRole('button', { name: 'Save User' }).click()

    const notice = page.getByRole('alert').filter({ has: page.getByRole('table') })
    await expect(notice).toBeInViewport()
    await expect(notice.getByRole('row', { name: /Contact/ })).toContainText('0900 111 1111')
    await expect(notice.getByRole('row', { name: /Contact/ })).toContainText('0900 999 9999')
    await expect(notice.getByRole('row', { name: /City/ })).toContainText('Malolos')
    await expect(notice.getByRole('row', { name: /City/ })).toContainText('Bulakan')
    await expect(page.getByLabel('Contact')).toHaveValue('0900 111 1111')
    await expectAccessible()

    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect
      .poll(async () => (await elsewhere.send(readPerson, { params: { id: _id } })).data)
      .toMatchObject({ contact: '0900 111 1111', address: { city: 'Bulakan' } })
  })

  test('and keeps a rate that was corrected since it was seen, until it is taken out as it is now', async ({
    page,
    signIn,
  }) => {
    const { _id } = await addEmployee('Tumpak')
    await signIn(accounts.manager, `/employees/new?id=${_id}`)
    const history = page.getByRole('table', { name: 'Rates so far' })
    await expect(history).toContainText('₱540.00')
    const elsewhere = await clientOf(accounts.hr)
    await elsewhere.send(updatePerson, {
      body: { _id, dailyRate: 560, overRate: 85, ratesFrom: '2026-01-05' },
    })
    const remove = async () => {
      await history.getByRole('button', { name: 'Remove the rate from Jan 5, 2026' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    }
    await remove()
    await expect(history).toContainText('₱560.00')
    await remove()
    await expect(page.getByText('No rate yet.')).toBeVisible()
  })

  test('and keeps a draft through a reload, with the version that it was typed on', async ({
    page,
    signIn,
  }) => {
    const { _id } = await addEmployee('Burador')
    await signIn(accounts.manager, `/employees/new?id=${_id}`)
    await page.getByLabel('Birthplace').fill('Baliuag')
    const elsewhere = await clientOf(accounts.hr)
    await elsewhere.send(updatePerson, { body: { _id, birthplace: 'Plaridel' } })
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Birthplace')).toHaveValue('Baliuag')
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(page.getByRole('row', { name: /Birthplace/ })).toContainText('Plaridel')
    await page.getByRole('button', { name: 'Take the saved version' }).click()
    await expect(page.getByLabel('Birthplace')).toHaveValue('Plaridel')
  })
})

test('what an HR Admin was typing when they were moved is saved for the branch where they are now', async ({
  page,
  signIn,
}) => {
  const title = 'Bagong linya sa Lunes'
  const admin = await clientOf(accounts.admin)
  const { _id } = (await (await clientOf(accounts.other)).send(readCurrentUser, {})).data
  const { branchId } = (await (await clientOf(accounts.manager)).send(readCurrentUser, {})).data
  await signIn(accounts.other, '/announcement')
  await page.getByRole('button', { name: 'Add Announcement' }).click()
  const branch = page.getByRole('textbox', { name: 'Branch' })
  await expect(branch).toHaveValue('Sta. Maria')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Dalhin ang gamit.')

  await admin.send(updatePerson, { body: { _id, branchId } })
  await expect(branch).toHaveValue('San Isidro')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/announcement$/)
  const { data } = await admin.send(listAnnouncements, { params: { id: 'all' }, query: {} })
  expect(data.find((one) => one.title === title)).toMatchObject({ branchId })
})
