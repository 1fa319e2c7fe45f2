import { atDesk } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test('an employee sets their own PIN, and HR sees that there is one', async ({
  page,
  browser,
  signInHere,
}) => {
  const { userId, lastName } = await addEmployee('Sariling-pin')
  await signInHere(userId, await setPassword(userId))
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: 'PIN for the gate' }).click()
  await expect(page.getByText('You have no PIN yet.')).toBeVisible()
  await page.getByLabel('New PIN').fill('1234')
  await page.getByLabel('The same again').fill('1234')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('Not digits in a row')).toBeVisible()
  await page.getByLabel('New PIN').fill('2580')
  await page.getByLabel('The same again').fill('2580')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('Your PIN is set.')).toBeVisible()

  const desk = await atDesk(browser, accounts.manager)
  await desk.goto(`/core-hr/gates?view=pins&search=${userId}`)
  const row = desk.getByRole('table', { name: 'PINs' }).locator('tbody tr').filter({ hasText: userId })
  await expect(row).toContainText(lastName)
  await expect(row.getByText('Set', { exact: true })).toBeVisible()
  await desk.context().close()
})
