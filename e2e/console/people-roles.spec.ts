import { createPayslip, listAnnouncements, readCurrentUser, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, choose, rowsOf } from '../support/employees.ts'
import { mailTo } from '../support/outbox.ts'
import { photo } from '../support/photo.ts'
import { hold } from '../support/slow-network.ts'
import { noteToasts } from '../support/toasts.ts'
import { visit } from '../support/visit.ts'

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
  })

  await test.step('an HR Admin has no department, head office neither branch nor pay', async () => {
    await visit(page, '/employees?search=HR-001')
    await rowsOf(page).filter({ hasText: 'HR-001' }).click()
    await expect(page).toHaveURL(/\/employees\/new/)
    await expect(page.getByRole('textbox', { name: 'Department' })).toHaveValue('Admin HR')
    // San Isidro has no other, so its branch is not left without one unasked.
    await choose(page, 'Account Access', 'Employee')
    await page.getByRole('button', { name: 'Save User' }).click()
    const question = page.getByRole('dialog', { name: 'Save this change?' })
    await expect(question).toContainText('Nobody will run San Isidro')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/employees\/new/)
    await visit(page, '/employees?search=HRM-001')
    await rowsOf(page).filter({ hasText: 'HRM-001' }).click()
    await expect(page).toHaveURL(/\/employees\/new/)
    await expect(page.getByRole('combobox', { name: 'Account Access' })).toHaveValue('HR Manager')
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
    await expect(page.getByLabel('Daily Rate')).toHaveCount(0)
    await expectAccessible()
  })

  await test.step("a branch chosen back has its clock's number, and somebody else's profile names them", async () => {
    const { _id, userId } = await addEmployee('Larawan', { clockNumber: '4711' })
    await visit(page, `/employees/new?id=${_id}`)
    await choose(page, 'Branch', 'Sta. Maria')
    await expect(page.getByLabel('Clock Number')).toHaveValue('')
    // Chosen back, nothing is left to save.
    await choose(page, 'Branch', 'San Isidro')
    await expect(page.getByLabel('Clock Number')).toHaveValue('4711')
    await visit(page, `/profile?id=${_id}`)
    await expect(page.getByRole('heading', { name: `${userId} - View/Edit` })).toBeVisible()
    await page.getByLabel('Contact').fill('0900 777 7777')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page).not.toHaveURL(/profile/)
  })

  await test.step('an employee who gets the console is mailed a link to choose another password', async () => {
    const { _id, email } = await addEmployee('Taas')
    for (const form of ['/profile', '/employees/new']) {
      await visit(page, `${form}?id=${_id}`)
      await choose(page, 'Account Access', 'HR Admin')
      await expect(page.getByText(texts.employees.promotion(email))).toBeVisible()
    }
    await page.getByRole('button', { name: 'Save User' }).click()
    await expect(page.getByText(texts.employees.linkMailed(email))).toBeVisible()
    await mailTo(email, texts.letters.choosePassword.reasons.promotion.subject)
  })
})

test('an HR Admin puts a photograph of any size into their profile, and is moved to another branch', async ({
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
  await expect.poll(said).toContain('Updated Succesfully')
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL(/\/employees$/)
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

  await test.step('what they were typing when they were moved is saved for the branch where they are now', async () => {
    const title = 'Bagong linya sa Lunes'
    const admin = await clientOf(accounts.admin)
    const read = async (userId: string) => (await (await clientOf(userId)).send(readCurrentUser, {})).data
    const { branchId } = await read(accounts.manager)
    await visit(page, '/announcement')
    await page.getByRole('button', { name: 'Add Announcement' }).click()
    const branch = page.getByRole('textbox', { name: 'Branch' })
    await expect(branch).toHaveValue('Sta. Maria')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill('Dalhin ang gamit.')

    await admin.send(updatePerson, { body: { _id: (await read(accounts.other))._id, branchId } })
    await expect(branch).toHaveValue('San Isidro')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/announcement$/)
    const { data } = await admin.send(listAnnouncements, { params: { id: 'all' }, query: {} })
    expect(data.find((one) => one.title === title)).toMatchObject({ branchId })
  })
})

test('the list is saved as a spreadsheet and printed, and long names take no room from others', async ({
  page,
  signIn,
}) => {
  await page.context().addInitScript(() => {
    window.print = () => {}
  })
  await addEmployee(`Villanueva-Santos ${'de la Concepción '.repeat(3)}`.trim(), {
    firstName: 'Maria Concepcion Angelica Bernadette Guadalupe Esperanza Milagros',
    email: 'long.name@journey.example',
  })
  const { _id } = await addEmployee('W'.repeat(60), { email: 'one.word@journey.example' })
  const printed = async (button: string) => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: button }).click()
    const paper = await popup
    await expect(paper.getByText('W'.repeat(60))).toBeVisible()
    // Measured with the printed font.
    await paper.evaluate(() => document.fonts.ready.then(() => {}))
    return paper
  }
  await signIn(accounts.manager, '/employees')
  await expect(rowsOf(page).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('employee-data.xlsx')

  const paper = await printed('Print')
  await expect(paper.getByRole('heading', { name: 'Employee List' })).toBeVisible()
  await expect(paper.getByRole('row', { name: /EMP-00009/ })).toBeVisible()
  const rows = paper.locator('tbody tr:not(:has(.signatures))')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  const [lowest = 0] = heights.toSorted((one, other) => one - other)
  // No person of the demo has a name that needs a second line.
  expect(heights.filter((height) => height > 1.3 * lowest)).toHaveLength(2)

  await test.step('who signs it signs on a sheet that shows some of it', async () => {
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
    await paper.close()
  })

  await test.step('neither do they on a payslip', async () => {
    const hr = await clientOf(accounts.hr)
    const period = { date: '2026-11-03', endDate: '2026-11-03' }
    const slip = await hr.send(createPayslip, { body: { _id: 'new', employeeId: _id, ...period } })
    await visit(page, `/salary/new?id=${slip.data._id}`)
    const paper = await printed('Print Slip')
    const widths = await paper
      .locator('.facts dl > div')
      .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().width)))
    expect(new Set(widths).size).toBe(1)
    // Content wider than its sheet would shrink all sheets of the run.
    expect(await paper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await paper.evaluate(() => document.documentElement.clientWidth),
    )
  })
})
