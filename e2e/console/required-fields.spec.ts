import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'

const forms = [
  ['/announcement/new', 'Save'],
  ['/documents/new', 'Save'],
  ['/attendance/new', 'Save Shift'],
  ['/leaves/new', 'Save Leave'],
  ['/employees/new', 'Save User'],
] as const

test('what a form refuses to be without is marked before', async ({ page, signIn }) => {
  // HR sees every branch, and so has to choose one.
  await signIn(accounts.hr)
  for (const [form, save] of forms) {
    await page.goto(form)
    await page.getByRole('main').getByRole('button', { name: save, exact: true }).click()
    const refused = page.locator('main :is(input, textarea)[aria-invalid=true]')
    await expect(refused.first(), form).toBeVisible()
    for (const field of await refused.all()) {
      const name = (await field.getAttribute('aria-label')) ?? (await field.getAttribute('id')) ?? ''
      await expect(field, `${form} ${name}`).toHaveAttribute('required')
    }
  }
})
