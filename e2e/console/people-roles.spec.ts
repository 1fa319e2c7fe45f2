import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, choose, rowsOf } from '../support/employees.ts'
import { photo } from '../support/photo.ts'
import { hold } from '../support/slow-network.ts'
import { noteToasts } from '../support/toasts.ts'

test('the profile takes a photograph of any size, which the top bar shows', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.other, '/employees')
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  for (const name of ['User ID', 'First Name', 'Last Name', 'Email'])
    await expect(page.getByLabel(name)).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Account Access' })).toBeDisabled()
  await expectAccessible()

  // On a slow network the picture is still uploading when the profile is saved; the save waits for it.
  const upload = await hold(page, '**/api/upload')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a picture' }).click()
  await (await chooser).setFiles(photo())
  await page.getByLabel('Contact').fill('0900 555 0000')
  const said = await noteToasts(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await upload.asked
  upload.release()
  await expect(page).toHaveURL(/\/employees$/)
  expect(await said()).toContain('Updated Succesfully')
  // It was scaled down before the upload: the photograph itself exceeds the server's limit.
  await expect(page.getByRole('link', { name: 'Your profile' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    512,
  )

  await page.getByRole('button', { name: /HR Admin/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByLabel('Contact')).toHaveValue('0900 555 0000')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('the General Manager filters by account access and branch, and edits a profile', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.admin, '/employees')
  await expect(rowsOf(page).first()).toContainText('HR-00')
  await choose(page, 'Account Access', 'HR Admin')
  await expect(page).toHaveURL(/role=manager/)
  await expect(rowsOf(page).filter({ hasNotText: 'Admin HR' })).toHaveCount(0)
  await choose(page, 'Branch', 'Sta. Maria')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('HR-002')
  await page.goBack()
  await expect(rowsOf(page)).not.toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/role=/)

  await test.step('who blocks payroll', async () => {
    await choose(page, 'Blocks payroll', 'No rate')
    await expect(rowsOf(page).filter({ hasNotText: 'No rate' })).toHaveCount(0)
    await expect(rowsOf(page).first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('an HR Admin has no department, head office neither branch nor pay', async () => {
    await page.goto('/employees?search=HR-001')
    await rowsOf(page).filter({ hasText: 'HR-001' }).click()
    await expect(page).toHaveURL(/\/employees\/new/)
    await expect(page.getByRole('textbox', { name: 'Department' })).toHaveValue('Admin HR')
    // San Isidro has no other, so its branch is not left without one unasked.
    await choose(page, 'Account Access', 'Employee')
    await page.getByRole('button', { name: 'Save User' }).click()
    const question = page.getByRole('dialog', { name: 'Save this change?' })
    await expect(question).toContainText('Nobody will run San Isidro')
    await expectAccessible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/employees\/new/)
    page.once('dialog', (dialog) => dialog.accept())
    await page.goto('/employees?search=HRM-001')
    await rowsOf(page).filter({ hasText: 'HRM-001' }).click()
    await expect(page).toHaveURL(/\/employees\/new/)
    await expect(page.getByRole('combobox', { name: 'Account Access' })).toHaveValue('HR Manager')
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
    await expect(page.getByLabel('Daily Rate')).toHaveCount(0)
    await expectAccessible()
  })

  await test.step("a branch chosen back has its clock's number, and somebody else's profile names them", async () => {
    const { _id, userId } = await addEmployee('Larawan', { clockNumber: '4711' })
    await page.goto(`/employees/new?id=${_id}`)
    await choose(page, 'Branch', 'Sta. Maria')
    await expect(page.getByLabel('Clock Number')).toHaveValue('')
    // Chosen back, nothing is left to save.
    await choose(page, 'Branch', 'San Isidro')
    await expect(page.getByLabel('Clock Number')).toHaveValue('4711')
    await page.goto(`/profile?id=${_id}`)
    await expect(page.getByRole('heading', { name: `${userId} - View/Edit` })).toBeVisible()
    await page.getByLabel('Contact').fill('0900 777 7777')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page).not.toHaveURL(/profile/)
  })
})

test('the list is printed and saved as a spreadsheet, and the palette finds a person', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/employees?search=EMP-0000')
  await expect(rowsOf(page).first()).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Print' }).click()
  const paper = await popup
  await expect(paper.getByRole('heading', { name: 'Employee List' })).toBeVisible()
  await expect(paper.getByRole('row', { name: /EMP-00009/ })).toBeVisible()
  await paper.close()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('employee-data.xlsx')

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Search' }).fill('EMP-00007')
  const found = page.getByRole('dialog').getByRole('button').filter({ hasText: 'EMP-00007' })
  await expect(found).toHaveAttribute('data-selected')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employees\/new\?id=/)
  await expect(page.getByLabel('User ID')).toHaveValue('EMP-00007')
})

test('who signs a printed list signs on a sheet that shows some of it', async ({ page, signIn }) => {
  await page.context().addInitScript(() => {
    window.print = () => {}
  })
  await signIn(accounts.manager, '/employees')
  await expect(rowsOf(page).first()).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Print' }).click()
  const paper = await popup
  const rows = paper.locator('tbody tr:not(:has(.signatures))')
  await expect(rows.first()).toBeVisible()
  // The text of a sheet cannot be read from the PDF, but the address of a link can.
  const address = 'https://row.example'
  await rows.evaluateAll((all, href) => {
    for (const row of all)
      row.lastElementChild?.replaceChildren(
        Object.assign(document.createElement('a'), { href, textContent: 'row' }),
      )
  }, address)
  /** One of the PDF's sheets, or undefined. */
  const print = (page: number) =>
    paper.pdf({ preferCSSPageSize: true, pageRanges: String(page) }).then(
      (sheet) => sheet.toString('latin1'),
      () => undefined,
    )

  for (const [page, most] of [
    [3, 66],
    [2, 31],
  ] as const) {
    await rows.evaluateAll((all, most) => {
      for (const row of all.slice(0, Math.max(0, all.length - most))) row.remove()
      for (let count = all.length; count < most; count += 1) all[0]?.before(all[0].cloneNode(true))
    }, most)
    let sheet = await print(page)
    expect(sheet).toBeDefined()
    for (; sheet; sheet = await print(page)) {
      expect(sheet.includes(address), `sheet ${page} of ${await rows.count()} rows`).toBe(true)
      await rows.first().evaluate((row) => row.remove())
    }
  }
})
