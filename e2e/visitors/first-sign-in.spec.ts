import type { Page } from '@playwright/test'
import { createBranch } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientWith, sessionOf } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

const own = 'sinulid-at-karayom'

async function signInWith(page: Page, given: string) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.admin)
  await page.getByRole('textbox', { name: 'PASSWORD' }).fill(given)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

test.use({ expectedErrors: [/40[0139]/] })

test('who starts with an empty company chooses a password of their own before anything else', async ({
  page,
  expectAccessible,
}) => {
  const change = page.getByRole('heading', { name: 'Choose a new password' })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  await test.step('the dialog says what is lost, and wants the names of the company and of its General Manager', async () => {
    await signInWith(page, password)
    await page.getByRole('button', { name: 'Start with an empty company' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start with an empty company' })
    await expect(dialog).toContainText('All demo branches, people, attendance and payslips are deleted.')
    const name = dialog.getByRole('textbox', { name: 'Company name' })
    await expect(name).toBeFocused()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Start empty' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Habing Ilog')
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Gloria')
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Reyes')
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await email.fill('gloria')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(/Enter an e-mail address/)
    await email.fill('gloria@habi.example')
    await email.press('Enter')
  })

  await test.step('no other page opens, also for who signs in again', async () => {
    await expect(page).toHaveURL(/\/change-password\?/)
    await expect(
      page.getByText('Choose a new password first: others may know the present one.'),
    ).toBeVisible()
    await page.goto('/employees')
    await expect(change).toBeVisible()
    const told = page.waitForRequest('**/api/auth/logout')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await told
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    await expect(page).toHaveURL(/\/login\?/)
    await signInWith(page, password)
    await expect(page).toHaveURL(/\/change-password\?/)
    await expect(change).toBeVisible()
  })

  await test.step('a wrong present password, and two that differ, are refused', async () => {
    await field('Present password').fill('not it')
    await field('New password').fill(own)
    await field('New password again').fill(`${own}.`)
    const save = page.getByRole('button', { name: 'Change password' })
    await save.click()
    await expect(page.getByText('The two new passwords differ')).toBeVisible()
    await field('New password').fill('1234567890')
    await save.click()
    await expect(field('New password')).toHaveAccessibleDescription(/^Not a row such as 1234567890/)
    await field('New password').fill(own)
    await field('New password again').fill(own)
    await save.click()
    await expect(field('Present password')).toHaveAccessibleDescription('The present password is wrong.')
    await expectAccessible()
  })

  await test.step('with the new one everything opens, now and at the next sign-in', async () => {
    await field('Present password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Gloria Reyes/ })).toBeVisible()
    await test.step('the first steps lead there, and before a branch nobody can be added', async () => {
      const steps = page.getByRole('region', { name: 'First steps' })
      await expect(steps.getByRole('link')).toHaveText([
        /Branch/,
        /Department/,
        /Designation/,
        /HR Admin/,
        /Employees/,
      ])
      await expectAccessible()
      await steps.getByRole('link', { name: 'HR Admin' }).click()
      await expect(page.getByRole('main').getByRole('link', { name: 'Add a branch first' })).toBeVisible()
    })
    await test.step('and the page hears of what happens elsewhere', async () => {
      await page.getByRole('link', { name: 'Branches' }).click()
      await expect(page.getByRole('heading', { name: 'Branches', level: 1 })).toBeVisible()
      await expect(page.getByText('No Data Found')).toBeVisible()
      const { token } = await sessionOf(accounts.admin, 'console', own)
      const elsewhere = clientWith(token)
      await elsewhere.send(createBranch, { body: { branchName: 'Tabing Ilog' } })
      await expect(page.getByRole('row', { name: /Tabing Ilog/ })).toBeVisible()
    })
    await visit(page, '/leaves')
    await expect(page.getByText('Nobody has asked for a leave yet.')).toBeVisible()
    await visit(page, '/employees')
    await expect(page.getByText('Nobody works here yet. Add the first employee')).toBeVisible()
    await test.step('what is mistyped is mended on the profile, and the first step is done', async () => {
      await visit(page, '/profile')
      await page.getByLabel('First Name').fill('Glória')
      // An address is entered once (D2).
      await expect(page.getByLabel('Email')).toBeDisabled()
      await page.getByRole('button', { name: 'Update Profile' }).click()
      await expect(page.getByRole('button', { name: /Glória Reyes/ })).toBeVisible()
      await visit(page, '/')
      await expect(
        page.getByRole('region', { name: 'First steps' }).getByRole('listitem').first(),
      ).toHaveText(/Branch Done/)
    })
    await page.evaluate(() => sessionStorage.clear())
    await signInWith(page, own)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
  })
})
