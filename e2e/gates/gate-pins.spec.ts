import { texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { visit } from '../support/visit.ts'

/** The line breaks once. */
test.use({ expectedErrors: [/Failed to load resource/] })

test('HR gives everybody of a search a PIN and prints the slips, also where somebody left or the line broke', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const people = [await addEmployee('Papelito-una'), await addEmployee('Papelito-huli')]
  await signIn(accounts.manager, '/core-hr/gates?view=pins')
  const table = page.getByRole('table', { name: 'PINs' })
  await page.getByRole('searchbox', { name: 'Search' }).fill('papelito')
  await expect(table.getByText('Not set')).toHaveCount(2)
  const selectAll = page.getByRole('checkbox', { name: 'Select all rows on this page' })
  await selectAll.check()

  await test.step('nobody stays selected under another filter', async () => {
    await page.getByRole('combobox', { name: 'PIN' }).click()
    await page.getByRole('option', { name: 'Not set' }).click()
    await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear filters' }).click()
  })
  await selectAll.check()
  await page.getByRole('button', { name: '2 Selected - Give PINs' }).click()
  await expect(page.getByText('Give 2 employees new PINs?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Give PINs' }).click()
  const given = page.getByRole('dialog', { name: 'New PINs' })
  await expect(given.getByRole('listitem')).toHaveCount(2)
  await expect(table.getByText('Not set')).toHaveCount(0)

  await test.step('which are not closed unprinted by mistake', async () => {
    const question = page.getByRole('dialog', { name: 'Close without printing?' })
    for (const leave of [
      () => given.getByRole('button', { name: 'Close' }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(given.getByRole('listitem')).toHaveCount(2)
    }
    await expect(page).toHaveURL(/search=papelito/)
  })

  await test.step('each on a slip of their own', async () => {
    const opened = page.waitForEvent('popup')
    await given.getByRole('button', { name: 'Print slips' }).click()
    const slips = (await opened).locator('.slip')
    await expect(slips).toHaveCount(2)
    for (const { userId, lastName } of people) {
      const slip = slips.filter({ hasText: userId })
      await expect(slip.getByRole('heading')).toContainText(lastName)
      const pin = slip.locator('strong')
      await expect(pin).toHaveText(/^\d{4}$/)
      await expect(given.getByRole('listitem').filter({ hasText: userId })).toContainText(
        await pin.innerText(),
      )
    }
    await given.getByRole('button', { name: 'Close' }).click()
    await expect(given).toHaveCount(0)
    await expect(table.getByText('Set', { exact: true })).toHaveCount(2)
  })

  await test.step('who left since they were selected keeps nobody else from one', async () => {
    const [stays, leaves] = [await addEmployee('Hindi-alis-una'), await addEmployee('Hindi-alis-huli')]
    await visit(page, '/core-hr/gates?view=pins&search=hindi-alis')
    await expect(table.getByText('Not set')).toHaveCount(2)
    await selectAll.check()
    await page.getByRole('button', { name: '2 Selected - Give PINs' }).click()
    const hr = await clientOf(accounts.hr)
    await hr.send(updatePerson, { body: { _id: leaves._id, status: false } })
    await expect(
      page.getByRole('button', { name: '1 Selected - Give PINs', includeHidden: true }),
    ).toBeAttached()
    await page.getByRole('dialog').getByRole('button', { name: 'Give PINs' }).click()
    await expect(given.getByRole('listitem')).toContainText([stays.userId])
    await expect(given.getByRole('alert')).toHaveText(texts.gate.getNone([{ msg: texts.recordNotFound }]))
    await expect(given.getByRole('button', { name: 'Go on' })).toHaveCount(0)
    await expect(given.getByRole('button', { name: 'Print slips' })).toBeVisible()
    await expectAccessible()
  })

  await test.step('giving them stops without a line, says so, and goes on', async () => {
    await addEmployee('Putol-linya')
    // The PINs that are not printed would be asked about.
    await page.goto('/core-hr/gates?view=pins&search=putol')
    await selectAll.check()
    await intercept(page, '**/api/gate/pin/give', (route) => route.abort())
    await page.getByRole('button', { name: '1 Selected - Give PINs' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give PINs' }).click()
    await expect(given.getByRole('alert')).toContainText('No answer came.')
    await page.unroute('**/api/gate/pin/give')
    await given.getByRole('button', { name: 'Go on' }).click()
    await expect(given.getByRole('listitem')).toHaveCount(1)
  })
})
