import type { Locator } from '@playwright/test'
import { createBranch, listPendingAccounts, refuseAccount } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { waitForApproval } from '../support/registering.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

/** The figure at the end of a link; earlier journeys may have added people. */
const countIn = async (link: Locator): Promise<number> => {
  const [count] = /\d+$/.exec((await link.innerText()).trim()) ?? []
  return Number(count)
}

test('the figures of Core HR lead to the lists behind them, and count accounts as they come and are decided', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.manager, '/core-hr')
  await expect(page.getByRole('heading', { name: 'Headcount' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)

  await test.step('what blocks payroll leads to the records that do', async () => {
    const blocks = page.getByRole('region', { name: 'Records that block payroll' })
    await expect(blocks.getByRole('link', { name: /^Records that block payroll: \d+$/ })).toBeVisible()
    const unborn = blocks.getByRole('link', { name: /^No birthday \d+$/ })
    const count = await countIn(unborn)
    await unborn.click()
    await expect(page).toHaveURL(/\/employees\?block=no_birthday$/)
    await expect(page.getByText(`of ${count}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Employees' })).toContainText('EMP-00059')
    await page.goBack()
  })

  const pending = page.getByRole('region', { name: 'Pending accounts' })
  await expect(pending).toContainText('Nobody waits for approval.')
  await expect(pending.getByRole('link')).toHaveCount(0)

  await test.step('two more', async () => {
    for (const userId of ['EMP-00901', 'EMP-00902']) await waitForApproval(userId)
    await expect(pending.getByRole('link', { name: 'Pending accounts: 2' })).toBeVisible()
    await expect(pending).toContainText('The first waits since Nov 18, 2026')
  })

  await test.step('one fewer where the HR Admin of another branch decided', async () => {
    const other = await clientOf(accounts.other)
    const { data } = await other.send(listPendingAccounts, { query: { search: 'EMP-00901' } })
    const body = { _id: data[0]?._id ?? '', reason: 'Nobody here knows you' }
    await other.send(refuseAccount, { body })
    await expect(pending.getByRole('link', { name: 'Pending accounts: 1' })).toBeVisible()
  })

  await pending.getByRole('link').click()
  await expect(page).toHaveURL(/\/employees\?pending=open$/)
  const list = page.getByRole('dialog', { name: 'Pending accounts' })
  await expect(list.getByRole('row', { name: 'EMP-00902' })).toBeVisible()

  await test.step('on a telephone the week comes as cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/core-hr/shifts?search=EMP-0003')
    await expect(page.getByRole('button', { name: /^Open EMP-0003/ })).toHaveCount(10)
    await expectAccessible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })
})

test('an HR Manager sees every branch, and assigns within one', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const { data: branch } = await (await clientOf(accounts.admin)).send(createBranch, {
    body: { _id: 'new', branchName: 'Hillside' },
  })
  await signIn(accounts.hr, '/core-hr')
  await expect(page.getByRole('link', { name: /^Headcount: \d{3}$/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Branch' }).click()
  await page.getByRole('option', { name: 'Sta. Maria' }).click()
  await expect(page.getByRole('link', { name: /^Headcount: \d{2}$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Shifts and the week' }).click()
  await expect(page).toHaveURL(/\/core-hr\/shifts\?branch=/)
  const maria = new URL(page.url()).searchParams.get('branch') ?? ''
  await expect(page.getByText(/^of \d{2}$/)).toBeVisible()

  await visit(page, '/core-hr/shifts')
  await expect(page.getByText(/^of \d{3}$/)).toBeVisible()
  let everybody = 0
  const assign = () => page.getByRole('button', { name: `${everybody} Selected - Assign shift` })
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await test.step('Select all is busy while they are fetched', async () => {
    const people = await hold(page, /pageSize=500/)
    const selectAll = page.getByRole('button', { name: /^Select all \d+$/ })
    everybody = await countIn(selectAll)
    await selectAll.click()
    await people.asked
    await expect(selectAll).toHaveAttribute('aria-busy', 'true')
    people.release()
    await expect(assign()).toBeFocused()
  })
  await assign().click()
  const dialog = page.getByRole('dialog', { name: `Assign shift: ${everybody} people` })
  await test.step('Escape closes the calendar or the palette, and not the dialog with it', async () => {
    const from = dialog.getByRole('textbox', { name: 'From' })
    await from.click()
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
    await from.press('Escape')
    await expect(page.getByRole('button', { name: 'Next month' })).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeHidden()
    await expect(dialog).toBeVisible()
  })
  await expect(dialog.getByText(/Filter by one branch/)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Shift' }).click()
  await expect(page.getByRole('listbox', { name: 'Shift' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await test.step('a new shift that was not saved is kept for its branch alone', async () => {
    const name = page.getByRole('dialog', { name: 'Shift' }).getByRole('textbox', { name: 'Name' })
    const add = async (id: string) => {
      await page.goto(`/core-hr/shifts?branch=${id}`)
      await page.getByRole('button', { name: 'Add Shift' }).click()
    }
    await add(branch._id)
    await name.fill('Early')
    await add(maria)
    await expect(name).toHaveValue('')
    await add(branch._id)
    await expect(name).toHaveValue('Early')
  })

  await test.step('a branch that has nobody yet says so', async () => {
    await visit(page, `/core-hr?branch=${branch._id}`)
    await expect(page.getByText('Nobody works here yet.')).toBeVisible()
  })
})
