import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  createDesignation,
  createQuotaProgressOfMany,
  listDepartments,
  listPeople,
  texts,
} from '@tahi/contract'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { fillDay } from '../support/leaves.ts'
import { hold } from '../support/slow-network.ts'

// The mistyped year.
test.use({ expectedErrors: [/status of 400/] })

const style = 'Journey blouse'
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: style })
const fieldsIn = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Add pieces of/ })

/** What a quota's dialog shows. */
const peopleOf = '**/api/prod/quota/*/employees'

test('a quota from its target to its last correction', async ({ page, signIn, expectAccessible }) => {
  await addEmbroiderers()
  const helper = await findTrimmer()
  await signIn(accounts.manager, '/production')
  const dialog = page.getByRole('dialog')

  await test.step('what falls behind today shows, and is one press away', async () => {
    await expectAccessible()
    await page.getByRole('button', { name: /^\d+ at risk$/ }).click()
    await expect(page).toHaveURL(/standing=atRisk/)
    await expect(page.getByRole('row').filter({ hasText: 'At risk' }).first()).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: /On track|Reached|Missed/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear filters' }).click()
  })

  await test.step('add a quota', async () => {
    await page.getByRole('button', { name: 'Add Quota' }).click()
    await expect(dialog.getByLabel('Branch')).toHaveValue('San Isidro')
    await dialog.getByLabel('Target').pressSequentially('1,234.50')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Choose a department', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Enter a whole number')).toBeVisible()
    await expectAccessible()
    await choose(page, 'Department', 'Sewing')
    await choose(page, 'Designation', 'Embroiderer')
    await expect(dialog.getByText(texts.quota.nobody)).toBeVisible()
    await choose(page, 'Designation', 'Sewer')
    await expect(dialog.getByText(texts.quota.nobody)).toHaveCount(0)
    await dialog.getByLabel('Style name').fill(style)
    await dialog.getByLabel('Target').fill('200')
    await fillDay(page, 'Date', '11/18/2062')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText(texts.quota.wrongYear)).toBeVisible()
    await fillDay(page, 'Date', '11/18/2026')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(rowOf(page)).toContainText('0 / 200')
    await expect(rowOf(page)).toContainText('At risk')
  })

  await test.step('the designation is still known when its department is chosen back', async () => {
    await rowOf(page).getByRole('button', { name: 'Edit' }).click()
    await choose(page, 'Department', 'Finishing')
    await expect(dialog.getByLabel('Designation')).toHaveValue('')
    await choose(page, 'Department', 'Sewing')
    await expect(dialog.getByLabel('Designation')).toHaveValue('Sewer')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('those of a quota are printed also before they are shown', async () => {
    const answers = await hold(page, peopleOf)
    await rowOf(page).getByRole('button', { name: 'Employees' }).click()
    const popup = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Print' }).click()
    const paper = await popup
    await answers.asked
    await expect(paper.locator('body')).not.toHaveText('')
    answers.release()
    await expect(paper.getByRole('heading', { name: 'Quota Progress Employee List' })).toBeVisible()
    await expect(paper.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
    await expect(paper.getByText('No Data Found')).toHaveCount(0)
    await paper.close()
    await page.unroute(peopleOf)
  })

  await test.step('enter what three people brought, from the keyboard, also a helper', async () => {
    await fieldsIn(dialog)
      .first()
      .evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', '10\t120\r\n20\t130\r\n')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
    await expect(dialog.getByText(texts.quotaPeople.oneColumn)).toBeVisible()
    await fieldsIn(dialog).first().focus()
    for (const pieces of ['32', '25']) {
      await page.keyboard.type(pieces)
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('combobox', { name: texts.quotaPeople.helper }).fill(helper)
    await page.getByRole('option', { name: helper }).click()
    // Who is listed by now is not found again.
    await dialog.getByRole('combobox', { name: texts.quotaPeople.helper }).fill(helper)
    await expect(page.getByText(texts.quotaPeople.nobodyElse)).toBeVisible()
    await fieldsIn(dialog).last().fill('40')
    await expect(dialog.getByText('3 people, +97 pieces')).toBeVisible()
  })

  await test.step('pieces are not taken while those of others are being saved', async () => {
    const saving = await hold(page, `**${createQuotaProgressOfMany.path}`)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await saving.asked
    await fieldsIn(dialog).nth(2).focus()
    await page.keyboard.type('25')
    await expect(fieldsIn(dialog).nth(2)).toBeFocused()
    await expect(fieldsIn(dialog).nth(2)).toHaveValue('')
    await expect(dialog.getByText('3 people, +97 pieces')).toBeVisible()
    saving.release()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page)).toContainText('97 / 200')
    await expect(rowOf(page)).toContainText('On track')
  })

  await test.step('correct one of them, with a reason', async () => {
    await rowOf(page).getByRole('button', { name: 'Employees' }).click()
    await expect(fieldsIn(dialog).nth(2)).toBeEditable()
    await expect(fieldsIn(dialog).nth(2)).toHaveValue('')
    await fieldsIn(dialog).first().fill('-5')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const reason = dialog.getByLabel('Why take away 5?')
    await expect(reason).toBeFocused()
    await expectAccessible()
    await reason.fill('Counted twice')
    // Who brought those pieces left before the quota's day.
    await intercept(page, peopleOf, async (route) => {
      const response = await route.fetch()
      const reply = await response.json()
      Object.assign(reply.data[0], { active: false, wasThere: false })
      await route.fulfill({ response, json: reply })
    })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page)).toContainText('92 / 200')
  })

  await test.step('nothing is added for who left before, but an entry is taken back', async () => {
    await rowOf(page).getByRole('button', { name: 'Employees' }).click()
    const row = dialog.getByRole('listitem').filter({ hasText: 'Left the branch' })
    await expect(row.getByText('Closed', { exact: true })).toBeVisible()
    await expect(fieldsIn(row)).toHaveCount(0)
    await row.getByRole('button', { name: /^27 so far/ }).click()
    await expect(dialog.getByText(': Counted twice')).toBeVisible()
    await expectAccessible()
    const takeBack = row.getByRole('button', { name: 'Take back' })
    await takeBack.click()
    await expect(fieldsIn(row)).toHaveValue('-32')
    await expect(fieldsIn(row)).toBeFocused()
    // It would replace what is typed.
    await expect(takeBack).toHaveCount(0)
    // It stays to be typed in, so that a part can be taken back.
    await fieldsIn(row).fill('')
    await expect(fieldsIn(row)).toBeVisible()
    await expect(takeBack).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute(peopleOf)
  })

  await test.step('print the list, which prepares the spreadsheet too', async () => {
    const [popup, download] = [page.waitForEvent('popup'), page.waitForEvent('download')]
    await page.getByRole('button', { name: 'Print' }).click()
    const paper = await popup
    await expect(
      paper.getByRole('heading', { name: 'Quota Progress List from Nov 18, 2026 to Nov 18, 2026' }),
    ).toBeVisible()
    await expect(paper.getByText('92 / 200')).toBeVisible()
    await paper.close()
    expect((await download).suggestedFilename()).toBe('quota-data.xlsx')
    const sheet = await readExcelFile(await readFile(await (await download).path()))
    expect(JSON.stringify(sheet)).toContain(style)
  })

  await test.step('the other columns, and the end of it', async () => {
    await page.getByText('Targets', { exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Target Quota' })).toBeVisible()
    await rowOf(page).getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByText('Delete this Quota?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(rowOf(page)).toHaveCount(0)
  })
})

/** A designation that nobody has yet. */
async function addEmbroiderers(): Promise<void> {
  const admin = await clientOf(accounts.admin)
  const { data } = await admin.send(listDepartments, { params: { id: 'all' }, query: {} })
  const sewing = data.find(({ departmentName }) => departmentName === 'Sewing')
  await admin.send(createDesignation, {
    body: { designationName: 'Embroiderer', departmentName: sewing?._id },
  })
}

/** The user ID of somebody of the branch who does not sew. */
async function findTrimmer(): Promise<string> {
  const manager = await clientOf(accounts.manager)
  const { data } = await manager.send(listPeople, { query: { role: 'user' } })
  const trimmer = data.find(({ designationName }) => designationName === 'Trimmer')
  if (!trimmer) throw new Error('Nobody trims')
  return trimmer.userId
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
