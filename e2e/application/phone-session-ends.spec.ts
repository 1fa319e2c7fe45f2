import type { Page } from '@playwright/test'
import { updatePerson } from '@tahi/contract'
import { endSession } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, addSewer } from '../support/employees.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, keptOn, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test.use({ expectedErrors: [/40[01]/] })

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
    await contact.fill('1'.repeat(41))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('At most 40 characters: 1 too many')).toHaveCount(1)
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
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tahi-app-draft')))
    expect(await drafts()).toEqual([])
  })
  manager.close()
})

test.describe('somebody who may not sign in any more', () => {
  test.use({ expectedErrors: [/401|403|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] })

  test('reads on the phone what was never sent, and nobody else does', async ({
    page,
    context,
    signInHere,
    expectAccessible,
  }) => {
    const { _id, userId } = await addSewer('Inalis')
    const password = await setPassword(userId)
    const hr = await clientOf(accounts.hr)
    await signInHere(userId, password)
    await keptOn(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Clock in' }).click()
    await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
    const sheet = page.getByRole('dialog', { name: /: how many pieces\?$/ })
    for (const digit of '40') await sheet.getByRole('button', { name: digit, exact: true }).click()
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: '2 entries wait' })).toBeVisible()
    await hr.send(updatePerson, { body: { _id, status: false } })
    await context.setOffline(false)
    const promise = page.getByText('Sign in again', { exact: false })
    await expect(promise).toBeVisible()

    const signIn = async (secret: string) => {
      await page.getByLabel('User ID').fill(userId)
      await page.getByLabel('Password', { exact: true }).fill(secret)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    }
    await signIn('not the password')
    await expect(page.getByRole('alert')).toContainText('is wrong')
    await expect(page.getByText('40 pieces')).toHaveCount(0)
    await expect(promise).toBeVisible()

    await signIn(password)
    await expect(page.getByRole('alert')).toContainText('deactivated')
    await expect(promise).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Clock in', 'Pieces'])
    await expect(page.getByText('40 pieces', { exact: true })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Copy all' }).click()
    await expect(page.getByText('It is copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Clock in\nNov 18, 10:\d\d.AM\n\nPieces\nNov 18, 10:\d\d.AM\n.+\n40 pieces$/)

    await signIn('not the password')
    await expect(page.getByText('40 pieces')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('40 pieces')).toHaveCount(0)
  })
})
