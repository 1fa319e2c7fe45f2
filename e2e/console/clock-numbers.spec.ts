import type { Locator, Page } from '@playwright/test'
import { correctAttendance, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { visit } from '../support/visit.ts'

/** Chooses a branch and its clock's file in the dialog, which is returned. */
async function chooseFile(page: Page, file: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Import attendance' })
  await dialog.getByRole('combobox', { name: 'Branch' }).click()
  await page.getByRole('option', { name: 'San Isidro' }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'clock.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  return dialog
}

test("over its clock's own files a branch says who a number is, and completes the morning by the evening", async ({
  page,
  signIn,
}) => {
  const evening = (...rows: string[]) => ({
    name: 'evening.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['User ID,Date,Time In,Time Out', ...rows].join('\n')),
  })
  const dialog = page.getByRole('dialog', { name: 'Import attendance' })
  const drop = dialog.locator('input[type=file]')

  await test.step('who a number of the clock is, is said once', async () => {
    const attlog = [
      '       43\t2026-07-20 06:58:11\t1\t0\t1\t0',
      '      900\t2026-07-20 07:02:30\t1\t0\t1\t0',
      '       43\t2026-07-20 16:04:40\t1\t1\t1\t0',
      '      900\t2026-07-20 16:09:00\t1\t1\t1\t0',
    ].join('\r\n')
    const file = { name: 'attlog.dat', mimeType: 'application/octet-stream', buffer: Buffer.from(attlog) }
    await signIn(accounts.manager, '/attendance')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.locator('input[type=file]').setInputFiles(file)

    await page.getByRole('button', { name: 'Who is 900?' }).click()
    const asked = page.getByRole('dialog', { name: 'Who is 900?' })
    await asked.getByRole('button', { name: 'Save number' }).click()
    await expect(asked.getByText('Choose an employee')).toBeVisible()
    await asked.getByRole('combobox', { name: 'Employee Name' }).fill('emp-00044')
    await page.getByRole('option', { name: /EMP-00044/ }).click()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await asked.getByRole('button', { name: 'Save number' }).click()
    await expect(page.getByText(/ is 900 on the clock/)).toBeVisible()
    await expect(asked).toBeHidden()
    await expect(page.getByRole('row', { name: /^2 900, / })).toContainText('New')
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByRole('heading', { name: '2 rows imported' })).toBeVisible()

    await visit(page, '/attendance?from=2026-07-20&to=2026-07-20')
    await expect(page.getByRole('row', { name: /EMP-00044/ })).toContainText('7:02 AM')
  })

  await test.step("the evening's file completes the morning's, and shows what is recorded otherwise", async () => {
    const keeper = await clientOf(accounts.manager)
    const date = '2026-07-22'
    await recordDay(keeper, { code: 'EMP-00003', date, timeIn: '07:00', timeOut: '' })
    const { _id } = await recordDay(keeper, { code: 'EMP-00005', date, timeIn: '07:05', timeOut: '16:10' })
    await visit(page, '/attendance?import=open')
    await drop.setInputFiles(evening('EMP-00003,07/22/2026,07:00,16:00', 'EMP-00005,07/22/2026,07:05,17:30'))

    const other = dialog.getByRole('row', { name: /EMP-00005/ })
    await expect(other).toContainText('Recorded: 7:05 AM to 4:10 PM')
    const recorded = other.getByRole('link', { name: /^7:05 AM to 4:10 PM/ })
    await expect(recorded).toHaveAttribute('href', `/attendance/new?id=${_id}`)
    await expect(recorded).toHaveAttribute('target', '_blank')
    await keeper.send(correctAttendance, {
      body: { _id, timeIn: '07:05', timeOut: '17:30', reason: 'As the clock has it' },
    })
    await expect(other).not.toContainText('Recorded:')
    await dialog.getByRole('button', { name: 'Check Again' }).click()
    await expect(dialog.getByRole('button', { name: /Bad/ })).toContainText('0')
    await expect(dialog.getByRole('button', { name: /Unchanged/ })).toContainText('1')
    await expect(dialog.getByRole('button', { name: 'Check Again' })).toHaveCount(0)

    const good = dialog.getByRole('button', { name: /Good/ })
    await expect(good).toContainText('1 adds a time out')
    await good.click()
    await expect(dialog.getByRole('row', { name: /EMP-00003/ })).toContainText('Adds time out')
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(dialog.getByRole('heading', { name: '1 row imported' })).toBeVisible()
    await visit(page, `/attendance?from=${date}&to=${date}`)
    await expect(page.getByRole('row', { name: /EMP-00003/ })).toContainText('4:00 PM')
    await expect(page.getByRole('row', { name: /EMP-00005/ })).toContainText('5:30 PM')
  })

  await test.step('a date of which a later file does not tell whether it is in October or November', async () => {
    await visit(page, '/attendance?import=open')
    await drop.setInputFiles(evening('EMP-00003,10/11/2026,07:00,16:00'))
    await expect(
      dialog.getByText('10/11/2026 is read as Oct 11, 2026, as in the files before.'),
    ).toBeVisible()
  })
})

test("a file is told to be another branch's by its names, and its numbers get the people whom they are", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await test.step('a number in place of another takes away the days that came by the other', async () => {
    const { _id, userId, branchId } = await addEmployee('Zabala')
    const keeper = await clientOf(accounts.manager)
    await keeper.send(updatePerson, { body: { _id, clockNumber: '912' } })
    const file = 'AC-No.,Date,Time In,Time Out\n912,2026-07-20,07:00,16:00\n999,2026-07-20,08:00,17:00'
    await signIn(accounts.hr, '/attendance?import=open&search=nobody')
    const dialog = await chooseFile(page, file)

    await dialog.getByRole('button', { name: 'Who is 999?' }).click()
    const asked = page.getByRole('dialog', { name: 'Who is 999?' })
    await asked.getByRole('combobox', { name: 'Employee Name' }).fill(userId)
    await page.getByRole('option', { name: new RegExp(userId) }).click()
    await expect(asked.getByRole('alert')).toContainText('Their number is 912 now.')
    await asked.getByRole('button', { name: 'Save number' }).click()
    await expect(asked).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Who is 912?' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await dialog.getByRole('button', { name: 'Show days to confirm' }).click()
    await expect(page).toHaveURL(new RegExp(`branch=${branchId}`))
    await expect(page.getByRole('row', { name: userId })).toContainText('8:00 AM')
  })

  await test.step("another branch's file is told by its names before it is imported, and somebody new is proposed by theirs", async () => {
    const file = [
      'AC-No.,Name,Time',
      '1,"QUIRINO, ZENAIDA",2026-07-21 06:58',
      '2,W. BASCON,2026-07-21 06:59',
      '3,Xenia O.,2026-07-21 07:00',
      '901,"YAPTINCHAY, L.",2026-07-21 07:01',
    ].join('\r\n')
    const { userId } = await addEmployee('Yaptinchay')
    await visit(page, '/attendance?import=open')
    const dialog = await chooseFile(page, file)

    await expect(dialog.getByRole('alert')).toContainText("This looks like another branch's file")
    await expect(dialog.getByRole('alert')).toContainText(
      '3 rows have names that are not those of the employees',
    )
    await expect(dialog.getByRole('button', { name: 'Import 3 rows' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Another name/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('row', { name: /^2 1, / })).toContainText('In the file: QUIRINO, ZENAIDA')
    await expectAccessible()

    await dialog.getByRole('button', { name: /Bad/ }).click()
    await dialog.getByRole('button', { name: 'Who is 901?' }).click()
    const asked = page.getByRole('dialog', { name: 'Who is 901?' })
    await expect(asked.getByText('In the file: YAPTINCHAY, L.')).toBeVisible()
    await expect(asked.getByRole('combobox', { name: 'Employee Name' })).toHaveValue('')
    const proposal = asked.getByRole('button', { name: `Perhaps Yaptinchay, Ligaya (${userId})` })
    await proposal.click()
    await expect(asked.getByRole('combobox', { name: 'Employee Name' })).toHaveValue(/Yaptinchay, Ligaya/)
    await expectAccessible()
    // A dialog that renders again leaves the focus where it is.
    await expect(proposal).toBeFocused()
    await asked.getByRole('button', { name: 'Save number' }).click()
    await expect(asked).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Import 4 rows' })).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText(
      '3 rows have names that are not those of the employees',
    )
  })
})
