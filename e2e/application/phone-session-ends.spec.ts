import type { Page } from '@playwright/test'
import { endSession } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test.use({ expectedErrors: [/401/] })

/** Ends the phone's session, and waits until the phone shows it. */
async function endSessionOnPhone(page: Page): Promise<void> {
  await endSession(page)
  await expect(page.getByText('You were signed out.', { exact: false })).toBeVisible()
}

async function signInAgain(page: Page, userId: string, password: string): Promise<void> {
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Tahi' })).toBeVisible()
}

test('a session that ends from elsewhere loses nothing that was typed, and shows it to nobody else', async ({
  page,
  signInHere,
}) => {
  const { userId } = await addEmployee('Naputol')
  const password = await setPassword(userId)
  const manager = await otherSide(accounts.manager, 'console')
  const thread = `/app/messages/${manager.id}`
  const message = page.getByRole('textbox', { name: 'Write a message' })
  const contact = page.getByLabel('Contact number')
  await signInHere(userId, password)

  await test.step('in the middle of a message: it stands where it was written', async () => {
    await page.goto(thread)
    await message.fill('Masakit po ang')
    await endSessionOnPhone(page)
    await signInAgain(page, userId, password)
    await expect(page).toHaveURL(thread)
    await expect(message).toHaveValue('Masakit po ang')
  })

  await test.step('in the middle of the profile: what is typed is there, and is saved', async () => {
    await page.goto('/app/profile')
    await contact.fill('0917 555 9876')
    await endSessionOnPhone(page)
    await signInAgain(page, userId, password)
    await expect(contact).toHaveValue('0917 555 9876')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await page.reload()
    await expect(contact).toHaveValue('0917 555 9876')
  })

  await test.step('whoever takes the phone next finds nothing of it, and leaves nothing', async () => {
    await page.goto(thread)
    await expect(message).toHaveValue('Masakit po ang')
    await endSessionOnPhone(page)
    const next = await addEmployee('Susunod')
    await signInAgain(page, next.userId, await setPassword(next.userId))
    await expect(message).toHaveValue('')
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('tahi-app-draft')))
    expect(await drafts()).toEqual([])
  })
  manager.close()
})
