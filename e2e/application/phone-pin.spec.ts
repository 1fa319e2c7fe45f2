import { atDesk } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

/** A wrong password is refused, and the browser logs that too. */
test.use({ expectedErrors: [/400/] })

test('an employee sets their own PIN, of which HR sees that there is one, and their password', async ({
  page,
  browser,
  signInHere,
}) => {
  const { userId, lastName } = await addEmployee('Sariling-pin')
  const password = await setPassword(userId)
  await signInHere(userId, password)
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

  await test.step('a password that is refused takes back that one was changed', async () => {
    await page.goto('/app/password')
    const change = async (current: string, next: string) => {
      await page.getByLabel('Present password').fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('New password again').fill(next)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    const changed = page.getByText(/^Your password is changed/)
    await change(password, `bagong-${password}`)
    await expect(changed).toBeVisible()
    await change('hindi-ito', `mas-bagong-${password}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(changed).toHaveCount(0)
  })
})
