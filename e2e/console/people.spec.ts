import { readCurrentUser, readPerson, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, choose, rowsOf } from '../support/employees.ts'
import { openPalette } from '../support/palette.ts'
import { visit } from '../support/visit.ts'

// The browser logs that an address is taken, and that a version is stale.
test.use({ expectedErrors: [/400|409/] })

test('an HR Admin adds an employee', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.manager, '/employees')
  await expect(rowsOf(page)).toHaveCount(10)
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Add Employee' }).click()

  await test.step('what is missing is said at its field', async () => {
    await expect(page.getByText('The default password is the birthday in yyyy-mm-dd.')).toBeVisible()
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(page.getByText('Enter an e-mail address')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused()
    await expectAccessible()
  })

  await test.step('account access and branch are fixed, designations are those of the department', async () => {
    await expect(page.getByRole('combobox', { name: 'Account Access' })).toBeDisabled()
    await expect(page.getByLabel('Branch')).toHaveValue('San Isidro')
    await expect(page.getByLabel('Branch')).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Designation' })).toBeDisabled()
    await choose(page, 'Department', 'Sewing')
    await page.getByRole('combobox', { name: 'Designation' }).click()
    await expect(page.getByRole('option', { name: 'Packer' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Sewer', exact: true }).click()
  })

  await test.step('a birthday and a gender are typed in a few letters', async () => {
    await page.getByLabel('First Name').fill('Tala')
    await page.getByLabel('Last Name').fill('Bituin')
    await page.getByRole('textbox', { name: 'Birthday' }).fill('3/2/90')
    await page.getByRole('textbox', { name: 'Birthday' }).press('Tab')
    await expect(page.getByRole('textbox', { name: 'Birthday' })).toHaveValue('Mar 2, 1990')
    await page.getByLabel('Gender').press('f')
    await expect(page.getByLabel('Gender')).toHaveValue('female')
    await page.getByLabel('Daily Rate').fill('540')
    await page.getByLabel('Hourly Overtime Rate').fill('85')
  })

  await test.step('what the server refuses is said at its field, and nothing typed is lost', async () => {
    const { data: me } = await (await clientOf(accounts.manager)).send(readCurrentUser, {})
    await page.getByLabel('Email').fill(me.email ?? '')
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(
      page.getByRole('main').getByText('This e-mail address belongs to another account.'),
    ).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Last Name')).toHaveValue('Bituin')
    await page.getByLabel('Email').fill('tala.bituin@journey.example')
  })

  await test.step('Enter saves and leads back to the list, with a user ID that Tahi made', async () => {
    await page.getByLabel('Hourly Overtime Rate').press('Enter')
    await expect(page).toHaveURL(/\/employees$/)
    const told = page.getByText(/^Tala Bituin signs in as EMP-\d{5}\. The default password is the birthday/)
    const [userId = ''] = /EMP-\d{5}/.exec(await told.innerText()) ?? []
    await page.getByRole('searchbox', { name: 'Search' }).fill('tala')
    await expect(page).toHaveURL(/search=tala/)
    const row = page.getByRole('row', { name: /Bituin Tala/ })
    await expect(row).toContainText(userId)
    await expect(row).toContainText('Sewer')
  })
})

test('a raise from a day, a mistaken one taken back, and a deactivation', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await addEmployee('Taas')
  await signIn(accounts.manager, '/employees?search=taas')
  const row = page.getByRole('row', { name: /Taas/ })
  const history = page.getByRole('table', { name: 'Rates so far' })
  const question = page.getByRole('dialog', { name: 'Deactivate User?' })
  await test.step('a new rate from a day leaves the one of today as it is', async () => {
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Email')).toBeDisabled()
    // A row that is edited says so to its form (C2).
    expect(await page.evaluate(() => window.history.state.isEdit)).toBe(true)
    await page.getByLabel('Daily Rate').clear()
    await page.getByLabel('Daily Rate').pressSequentially('1600,50')
    await page.getByLabel('Hourly Overtime Rate').focus()
    await expect(page.getByText('Write a number such as 1,250.50')).toBeVisible()
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(page.getByLabel('Daily Rate')).toBeFocused()
    await page.getByLabel('Daily Rate').fill('1,600.5')
    await page.getByLabel('Daily Rate').press('Tab')
    await expect(page.getByLabel('Daily Rate')).toHaveValue('₱1,600.50')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByLabel('Daily Rate')).toHaveValue('1600.5')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('1600.5')
    await page.keyboard.press('Tab')
    await page.getByRole('textbox', { name: 'Holds from' }).fill('11/1/2026')
    await expect(page.getByText(texts.employees.ratesReachBack)).toBeVisible()
    await page.getByRole('textbox', { name: 'Holds from' }).fill('12/1/2026')
    await expect(page.getByText(texts.employees.ratesReachBack)).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Holds from' }).press('Tab')
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(page).toHaveURL(/\/employees\?search=taas$/)
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(history.locator('tbody tr')).toHaveCount(2)
    await expect(history.getByRole('row', { name: /₱1,600\.50/ })).toContainText('To come')
    await expect(history.getByRole('row', { name: /540/ })).toContainText('Holds today')
  })

  await test.step('a mistaken rate is taken out after a question; what was typed stays', async () => {
    await page.getByLabel('Contact').fill('0900 222 3333')
    await history.getByRole('button', { name: 'Remove the rate from Dec 1, 2026' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(history.locator('tbody tr')).toHaveCount(1)
    await expect(page.getByLabel('Contact')).toHaveValue('0900 222 3333')
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(page).toHaveURL(/\/employees\?search=taas$/)
  })

  await test.step('Deactivate User hides them; Deactivated shows them, and brings them back', async () => {
    await row.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Deactivate User' }).click()
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page).toHaveURL(/\/employees\?search=taas$/)
    await expect(page.getByText('No Data Found')).toBeVisible()
    await page.getByRole('button', { name: 'Deactivated' }).click()
    await row.getByRole('button', { name: 'Reactivate User' }).click()
    await expect(page.getByText('No Data Found')).toBeVisible()
    await page.getByRole('button', { name: 'Deactivated' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('the history of the record tells it all, with the pesos before and after', async () => {
    await row.getByRole('button', { name: 'Edit' }).click()
    const history = page.locator('summary', { hasText: texts.history.title })
    await history.focus()
    await history.press('Enter')
    await expect(page.getByRole('main').locator('ol > li')).toHaveText([
      /^Reactivated/,
      /^Deactivated/,
      /^Changed.*Contact 0900 100 1000 → 0900 222 3333/,
      /^Rate removed.*₱1,600\.50/,
      /^Rate set.*Daily Rate ₱540\.00 → ₱1,600\.50/,
      /^Rate set.*Daily Rate\s+₱540\.00/,
      /^Added.*Branch\s+San Isidro/,
    ])
    await expectAccessible()
  })

  await test.step('a question about a person is not asked over another one', async () => {
    const first = page.url()
    await openPalette(page)
    await page.keyboard.type('EMP-00007')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /EMP-00007/ })
      .click()
    await expect(page.getByLabel('User ID')).toHaveValue('EMP-00007')
    await page.getByRole('button', { name: 'Deactivate User' }).click()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(first)
    await expect(question).toHaveCount(0)
  })
})

test('what somebody else changes of a person meanwhile is not lost, and nothing that was typed either', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const elsewhere = await clientOf(accounts.hr)
  const { _id } = await addEmployee('Sabay')
  const form = `/employees/new?id=${_id}`
  await signIn(accounts.manager, form)

  await test.step('a person is shown in both versions; what was typed is kept, and what was not is theirs', async () => {
    await page.getByLabel('Contact').fill('0900 111 1111')
    await elsewhere.send(updatePerson, {
      body: { _id, contact: '0900 999 9999', address: { city: 'Bulakan' } },
    })
    await page.getByRole('button', { name: 'Save User' }).click()

    const notice = page.getByRole('alert').filter({ has: page.getByRole('table') })
    await expect(notice).toBeInViewport()
    for (const [field, mine, theirs] of [
      [/Contact/, '0900 111 1111', '0900 999 9999'],
      [/City/, 'Malolos', 'Bulakan'],
    ] as const) {
      const row = notice.getByRole('row', { name: field })
      await expect(row).toContainText(mine)
      await expect(row).toContainText(theirs)
    }
    await expect(page.getByLabel('Contact')).toHaveValue('0900 111 1111')
    await expectAccessible()

    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect
      .poll(async () => (await elsewhere.send(readPerson, { params: { id: _id } })).data)
      .toMatchObject({ contact: '0900 111 1111', address: { city: 'Bulakan' } })
    await page.clock.runFor(1_500)
    await expect(page.getByLabel('Contact')).toHaveCount(0)
  })

  await test.step('a rate that was corrected since it was seen is kept, until it is taken out as it is now', async () => {
    await visit(page, form)
    const history = page.getByRole('table', { name: 'Rates so far' })
    await expect(history).toContainText('₱540.00')
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

  await test.step('a draft is kept through a reload, with the version that it was typed on', async () => {
    await page.getByLabel('Birthplace').fill('Baliuag')
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
