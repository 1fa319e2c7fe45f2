import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { createDepartment, texts } from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

const titles = ['First Name', 'Last Name', 'Email', 'Birthday', 'Department', 'Designation', 'Daily Rate']
const overtime = 'Hourly Overtime Rate'

/** Five new sewers, and one row that cannot be imported. */
function newPeople(): string[][] {
  const people = Array.from({ length: 5 }, (_, index) => {
    const name = `Bago${String.fromCharCode(65 + index)}`
    return [name, 'Salinlahi', `${name}@journey.example`, '1995-06-07', 'Sewing', 'Sewer', '₱1,040.50', '85']
  })
  return [
    [...titles, overtime],
    ...people,
    ['Mali', 'Salinlahi', 'no address', '1995-06-07', 'Nowhere', '', '', ''],
  ]
}

const csv = (name: string, rows: readonly (readonly unknown[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    rows
      .map((row) => row.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(','))
      .join('\n'),
  ),
})

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Import employees' })

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path())

const tile = (dialog: Locator, label: string) => dialog.getByRole('button', { name: new RegExp(label) })

test('an HR Admin imports five people, then edits the export and imports it back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.other, '/employees')
  const dialog = dialogOf(page)
  const drop = dialog.locator('input[type=file]')

  await test.step('the dialog says what a file is to be like, and gives a template', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByText('one sheet of an .xlsx')).toBeVisible()
    await expect(dialog.getByText('An empty cell leaves the value as it is')).toBeVisible()
    await expectAccessible()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Get an empty template' }).click()
    expect((await contentOf(await download)).toString()).toContain('User ID,Last Name,First Name')
  })

  await test.step('a file without its columns is refused with those found, and the template is at hand', async () => {
    await drop.setInputFiles(
      csv('listahan.csv', [
        ['Apelyido', 'Kaarawan'],
        ['Santos', 'May 17, 1985'],
      ]),
    )
    await expect(dialog.getByText(texts.peopleImport.noColumns(['lastName', 'birthday']))).toBeVisible()
    await expect(dialog.getByRole('button', { name: texts.peopleImport.emptyTemplate })).toBeVisible()
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
  })

  await test.step('a file is checked row by row before anything is written', async () => {
    await drop.setInputFiles(csv('bago.csv', newPeople()))
    await expect(tile(dialog, 'Added')).toContainText('5')
    await expect(tile(dialog, 'Problems')).toContainText('1')
    const bad = dialog.getByRole('row', { name: /Mali Salinlahi/ })
    await expect(bad).toContainText('Email: This is no e-mail address')
    await expect(bad).toContainText('Department: There is no such department')
    await expectAccessible()
  })

  await test.step('a row whose department is there by now is checked again; a wrong cell stays wrong', async () => {
    const admin = await clientOf(accounts.admin)
    await admin.send(createDepartment, { body: { _id: 'new', departmentName: 'Nowhere' } })
    await dialog.getByRole('button', { name: 'Check Again' }).click()
    const bad = dialog.getByRole('row', { name: /Mali Salinlahi/ })
    await expect(bad.getByRole('listitem')).toHaveText(['Email: This is no e-mail address'])
    await expect(dialog.getByRole('button', { name: 'Check Again' })).toHaveCount(0)
  })

  await test.step('every cell is shown as it would be, and what is wrong can be mended in a spreadsheet', async () => {
    await tile(dialog, 'Added').click()
    const first = dialog.getByRole('row', { name: /BagoA Salinlahi/ })
    await expect(first).toContainText('Daily Rate: 1,040.50')
    await expect(first).toContainText('Branch: Sta. Maria')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download rows to mend' }).click()
    expect((await download).suggestedFilename()).toBe('employee-problems.xlsx')
  })

  await test.step('it can be left and opened again', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search' }).fill('Salinlahi')
    await expect(page.getByText('No Data Found')).toBeVisible()
    await page.getByRole('button', { name: 'Import: 5 ready' }).click()
    await expect(tile(dialog, 'Added')).toContainText('5')
  })

  await test.step('Import adds them, and the list shows them', async () => {
    await dialog.getByRole('button', { name: 'Add 5 people' }).click()
    await expect(dialog.getByText('5 people added')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('table', { name: 'Employees' }).locator('tbody tr')).toHaveCount(5)
    await expect(page.getByRole('row', { name: /BagoA/ })).toContainText(/EMP-\d{5}/)
  })

  await test.step('the export comes back unchanged; one edited cell is exactly one change', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const exported = await contentOf(await download)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await drop.setInputFiles({ name: 'employee-data.xlsx', mimeType: '', buffer: exported })
    await expect(tile(dialog, 'Unchanged')).toContainText('5')
    await expect(dialog.getByText('There is nobody to add or change.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await expect(drop).toBeFocused()

    const cells = (await readSheet(exported)) as unknown as (string | number | null)[][]
    const [contact, firstName] = ['Contact', 'First Name'].map((title) => cells[0]?.indexOf(title) ?? -1)
    for (const row of cells) if (row[firstName ?? 0] === 'BagoC') row[contact ?? 0] = '0900 777 1234'
    await drop.setInputFiles(csv('edited.csv', cells))
    await expect(tile(dialog, 'Changed')).toContainText('1')
    const rows = dialog.getByRole('table', { name: 'Rows of the file' }).locator('tbody tr')
    await expect(rows).toHaveCount(1)
    await expect(rows.getByRole('listitem')).toHaveText(['Contact: 0900 777 1234'])
    await dialog.getByRole('button', { name: 'Change 1 person' }).click()
    await expect(dialog.getByText('1 person changed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  })

  await test.step('somebody who is there already is found by name and birthday', async () => {
    const [header = [], bago = []] = newPeople()
    const again = bago.map((cell) => cell.replace('@journey.example', '@again.example'))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await drop.setInputFiles(csv('again.csv', [header, again]))
    await expect(dialog.getByText('1 new person has the same name and birthday')).toBeVisible()
    await tile(dialog, 'Same name').click()
    const found = dialog.getByRole('row', { name: /BagoA Salinlahi/ })
    await expect(found).toContainText(/Same name and birthday as EMP-\d{5}/)
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await page.keyboard.press('Escape')
  })

  await test.step('on a phone the preview fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await drop.setInputFiles(csv('bago.csv', newPeople()))
    await expect(tile(dialog, 'Unchanged')).toContainText('5')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible()
  })
})
