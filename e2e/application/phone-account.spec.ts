import type { Page } from '@playwright/test'
import { listGatePins, updatePerson } from '@tahi/contract'
import { endSession } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, addSewer } from '../support/employees.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, keptOn, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { visit } from '../support/visit.ts'

/** Wrong passwords are refused, sessions end, and the line is cut; the browser logs that too. */
test.use({ expectedErrors: [/40[013]|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] })

/** Ends the phone's session, and waits until the phone shows it. */
async function endSessionOnPhone(page: Page): Promise<void> {
  await endSession(page)
  await expect(page.getByText('You were signed out.', { exact: false })).toBeVisible()
}

async function trySignIn(page: Page, userId: string, password: string): Promise<void> {
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signInAgain(page: Page, userId: string, password: string): Promise<void> {
  await trySignIn(page, userId, password)
  await expect(page.getByRole('navigation', { name: 'Tahi' })).toBeVisible()
}

test('an employee sets a PIN and a password; a session that ends loses nothing that was typed, and shows it to nobody', async ({
  page,
  context,
  signInHere,
  expectAccessible,
}) => {
  const { userId } = await addEmployee('Naputol')
  const firstPassword = await setPassword(userId)
  const password = `bagong-${firstPassword}`
  const hr = await clientOf(accounts.hr)
  const manager = await otherSide(accounts.manager, 'console')
  const thread = `/app/messages/${manager.id}`
  const message = page.getByRole('textbox', { name: 'Write a message' })
  const contact = page.getByLabel('Contact number')
  await signInHere(userId, firstPassword)

  await test.step('the own PIN, of which HR sees that there is one', async () => {
    await page.getByRole('link', { name: 'More' }).click()
    await page.getByRole('link', { name: 'PIN for the gate' }).click()
    await expect(page.getByText('You have no PIN yet.')).toBeVisible()
    const set = async (pin: string) => {
      await page.getByLabel('New PIN').fill(pin)
      await page.getByLabel('The same again').fill(pin)
      await page.getByRole('button', { name: 'Set PIN' }).click()
    }
    await set('1234')
    await expect(page.getByText('Not digits in a row')).toBeVisible()
    await set('2580')
    await expect(page.getByText('Your PIN is set.')).toBeVisible()
    const { data } = await manager.client.send(listGatePins, { query: { search: userId } })
    expect(data).toMatchObject([{ setAt: expect.stringMatching(/^2026-11-18/) }])
  })

  await test.step('a password that is refused takes back that one was changed', async () => {
    await visit(page, '/app/password')
    const change = async (current: string, next: string) => {
      await page.getByLabel('Present password').fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('New password again').fill(next)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    const changed = page.getByText(/^Your password is changed/)
    await change(firstPassword, password)
    await expect(changed).toBeVisible()
    await change('hindi-ito', `mas-${password}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(changed).toHaveCount(0)
  })

  await test.step('a session ends in the middle of a message: it stands where it was written', async () => {
    await visit(page, thread)
    await message.fill('Masakit po ang')
    await endSessionOnPhone(page)
    await signInAgain(page, userId, password)
    await expect(page).toHaveURL(thread)
    await expect(message).toHaveValue('Masakit po ang')
  })

  await test.step('in the middle of the profile: what is typed is there, and is saved', async () => {
    await visit(page, '/app/profile')
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

  const next = await addSewer('Susunod')
  const nextPassword = await setPassword(next.userId)

  await test.step('whoever takes the phone next finds nothing of it, and leaves nothing', async () => {
    await visit(page, thread)
    await expect(message).toHaveValue('Masakit po ang')
    await endSessionOnPhone(page)
    await signInAgain(page, next.userId, nextPassword)
    await expect(message).toHaveValue('')
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tahi-app-draft')))
    expect(await drafts()).toEqual([])
  })
  manager.close()

  await test.step('who may not sign in any more reads what was never sent, and nobody else does', async () => {
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await keptOn(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Clock in' }).click()
    await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
    const sheet = page.getByRole('dialog', { name: /: how many pieces\?$/ })
    for (const digit of '40') await sheet.getByRole('button', { name: digit, exact: true }).click()
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: '2 entries wait' })).toBeVisible()
    await hr.send(updatePerson, { body: { _id: next._id, status: false } })
    await context.setOffline(false)
    const promise = page.getByText('Sign in again', { exact: false })
    await expect(promise).toBeVisible()

    const isRefused = async (secret: string) => {
      await trySignIn(page, next.userId, secret)
      await expect(page.getByRole('alert')).toBeVisible()
    }
    await isRefused('not the password')
    await expect(page.getByRole('alert')).toContainText('is wrong')
    await expect(page.getByText('40 pieces')).toHaveCount(0)
    await expect(promise).toBeVisible()

    await isRefused(nextPassword)
    await expect(page.getByRole('alert')).toContainText('deactivated')
    await expect(promise).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Clock in', 'Pieces'])
    await expect(page.getByText('40 pieces', { exact: true })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Copy all' }).click()
    await expect(page.getByText('It is copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Clock in\nNov 18, 10:\d\d.AM\n\nPieces\nNov 18, 10:\d\d.AM\n.+\n40 pieces$/)

    await isRefused('not the password')
    await expect(page.getByText('40 pieces')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('40 pieces')).toHaveCount(0)
  })
})
