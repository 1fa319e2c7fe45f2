import { createAnnouncement, listAnnouncements, noteAnnouncementRead, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

// The browser logs that the older version is refused.
test.use({ expectedErrors: [/status of 409/] })

test('whoever reads one after another goes back in one step, and Back closes what is open', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/profile')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcement' }).click()
  const rows = page.getByRole('table', { name: 'Announcement' }).getByRole('row')
  const dialog = page.getByRole('dialog')
  for (const row of [rows.nth(1), rows.nth(2)]) {
    await row.click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
  }
  await rows.nth(1).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/announcement$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
})

test('a manager reads, announces, changes and cancels', async ({ page, signIn, expectAccessible }) => {
  const admin = await clientOf(accounts.admin)
  const { data: forAll } = await admin.send(createAnnouncement, {
    body: { _id: 'new', branchId: 'All', title: 'Inventory on Saturday', desc: 'Both branches count.' },
  })
  await signIn(accounts.manager, '/announcement')
  const table = page.getByRole('table', { name: 'Announcement' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Posted by',
    'Title',
    'Date Posted',
    'Start Date',
    'End Date',
    'Read by',
    'Actions',
  ])
  await expect(table.getByRole('row', { name: /Fire and earthquake drill/ })).toContainText(/\d+ of \d+/)
  await expectAccessible()

  await test.step('what was not read yet says so, until it is read', async () => {
    const unread = table.getByRole('row', { name: /Inventory on Saturday/ })
    await expect(unread).toContainText('Unread:')
    await expect(unread).toContainText('All branches')
    await expect(unread.getByRole('button')).toHaveCount(0)
    const noted = page.waitForRequest(`**${noteAnnouncementRead.path}`)
    await unread.click()
    const dialog = page.getByRole('dialog', { name: forAll.title })
    expect((await noted).postDataJSON()).toMatchObject({ edition: 1 })
    await expect(dialog).toContainText(forAll.desc)
    await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(unread).not.toContainText('Unread:')
  })

  await test.step('the form of the General Manager’s is not theirs to change, also by its address', async () => {
    await visit(page, `/announcement/new?id=${forAll._id}`)
    await expect(page.getByText(texts.announcement.notYours)).toBeVisible()
    for (const name of ['Branch', 'Title', 'Description', 'Start Date', 'End Date'])
      await expect(page.getByRole('textbox', { name })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue('All')
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.goBack()
  })

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Add Announcement' }).click()
    await expect(page).toHaveURL(/\/announcement\/new$/)
    await expect(page.getByRole('textbox', { name: 'Branch' })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue('San Isidro')
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Nov 18, 2026')
    await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue('Nov 18, 2026')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Give it a title')).toBeVisible()
    await expect(page.getByText('Say what you announce')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await expectAccessible()
  })

  const row = table.getByRole('row', { name: /Line 3 moves/ })
  await test.step('what is typed outlives a reload; one press makes one announcement', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Line 3 moves')
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill(`Bring your tools.\n\n${'word '.repeat(30)}`)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Line 3 moves')
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await expect(page).toHaveURL(/\/announcement$/)
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell', { name: /^0 of \d+$/ })).toBeVisible()
    await expect(row).toContainText('…')
  })

  await test.step('editing carries it, and somebody else’s version stands beside', async () => {
    const read = page.waitForResponse('**/api/prod/anc/record/*')
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/announcement\/new\?id=/)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Line 3 moves')
    // The form starts from this record; a later reply would contain changes made elsewhere.
    await (await read).finished()
    const _id = new URL(page.url()).searchParams.get('id') ?? ''
    const hr = await clientOf(accounts.hr)
    await hr.send(createAnnouncement, {
      body: { _id, title: 'Line 3 moves on Friday', desc: 'Bring your tools and your chair.' },
    })
    await page.getByRole('textbox', { name: 'Title' }).fill('Line 3 moves on Monday')
    const reading = `**/api/prod/anc/record/${_id}`
    const line = await hold(page, reading)
    await test.step('which a reload hides from nobody', async () => {
      page.once('dialog', (dialog) => dialog.accept())
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Line 3 moves on Monday')
    })
    await page.getByRole('button', { name: 'Save' }).click()
    const notice = page.getByRole('alert').filter({ has: page.getByRole('table') })
    await expect(notice).toContainText('Line 3 moves on Friday')
    // The record that the form did not wait for arrives last.
    const newest = page.waitForResponse(reading)
    line.release()
    await newest
    await expect(notice).toContainText('Line 3 moves on Monday')
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Bring your tools and your chair.',
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/announcement$/)
    await expect(row).toContainText('Line 3 moves on Monday')
  })

  await test.step('removing asks, and then it is gone', async () => {
    await row.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel Announcement?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancel announcement' }).click()
    await expect(row).toHaveCount(0)
  })
})

test('the admin announces to All, and sees who read it', async ({ page, signIn, expectAccessible }) => {
  const title = 'Offices closed on Bonifacio Day'
  const row = page.getByRole('row', { name: new RegExp(title) })

  await test.step('the admin posts', async () => {
    await signIn(accounts.admin, '/announcement')
    await page.getByRole('button', { name: 'Add Announcement' }).click()
    // The list has a field of this name too.
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Branch' }).click()
    await expect(page.getByRole('option')).toHaveText(['All', 'San Isidro', 'Sta. Maria'])
    await page.getByRole('option', { name: 'All' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill('Both branches rest on Monday.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/announcement$/)
    await expect(row).toContainText('All')
  })

  // A reading alone tells nobody who has the list open; what is shown next is read anew.
  const manager = await clientOf(accounts.other)
  const { data } = await manager.send(listAnnouncements, { params: { id: 'all' }, query: {} })
  const _id = data.find((one) => one.title === title)?._id ?? ''
  await manager.send(noteAnnouncementRead, { body: { _id, edition: 1 } })

  await test.step('the filter of a branch shows what is for it', async () => {
    await page.getByRole('combobox', { name: 'Branch' }).click()
    await page.getByRole('option', { name: 'Sta. Maria' }).click()
    await expect(page.getByText('Fire and earthquake drill')).toHaveCount(0)
    await expect(row).toBeVisible()
  })

  await test.step('who read it is known', async () => {
    await expect(row).toContainText(/1 of \d+/)
    await row.getByRole('button', { name: 'Who has read it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who has read it' })
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByText('Read (1)').click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText('HR-002')
    // Nor who has its readers open: the list that is shown next counts them too.
    const colleague = await clientOf(accounts.manager)
    await colleague.send(noteAnnouncementRead, { body: { _id, edition: 1 } })
    await dialog.getByText(/^Not yet \(\d+\)$/).click()
    await expect(dialog.getByText('Read (2)')).toBeVisible()
    await dialog.getByRole('searchbox', { name: 'Search' }).fill('EMP-00007')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'EMP-00007' })).toContainText('Not yet')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByText('Fire and earthquake drill')).toBeVisible()
  })

  await test.step('a small correction leaves that, and any other change is to be read anew', async () => {
    const correction = page.getByRole('checkbox', { name: 'Small correction' })
    const description = page.getByRole('textbox', { name: 'Description' })
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(description).toHaveValue('Both branches rest on Monday.')
    await expect(correction).toHaveCount(0)
    await description.fill('Both branches rest, on Monday.')
    await correction.check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText(/2 of \d+/)
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(description).toHaveValue('Both branches rest, on Monday.')
    await description.fill('Both branches rest on Tuesday.')
    await expect(correction).not.toBeChecked()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText(/0 of \d+/)
    await row.getByRole('button', { name: 'Who has read it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who has read it' })
    await dialog.getByRole('searchbox', { name: 'Search' }).fill('HR-002')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'HR-002' })).toContainText(
      'Read before the change',
    )
    await expectAccessible()
  })
})
