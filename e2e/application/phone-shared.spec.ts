import type { Locator, Page } from '@playwright/test'
import { listQuotaProgress, type PersonRecord } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addSewer } from '../support/employees.ts'
import { expect, keptOn, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|401/] })

const signIn = async (page: Page, { userId }: PersonRecord, password: string) => {
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Tahi' })).toBeVisible()
}

const signOut = async (page: Page) => {
  await visit(page, '/app/more')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

/** Opens the first thread of the page's messages. */
const openThread = async (page: Page) => {
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
}

test('two people on one phone with two windows: nothing of one is seen, or sent, by the other', async ({
  page,
  context,
  signInHere,
}) => {
  const [first, second] = [await addSewer('Naunang-gamit'), await addSewer('Sumunod-na-gamit')]
  const [password, other] = [await setPassword(first.userId), await setPassword(second.userId)]
  const hr = await clientOf(accounts.manager)
  const broughtBy = async ({ _id }: PersonRecord) => {
    const { data } = await hr.send(listQuotaProgress, { params: { id: 'all' }, query: { employeeId: _id } })
    return data.map(({ quotaProgress }) => quotaProgress)
  }
  await signInHere(first.userId, password)
  await expect(page.getByRole('article').first()).toBeVisible()
  const window = await context.newPage()
  await window.goto('/app/messages')
  await openThread(window)
  await window.getByLabel('Write a message').fill('Masakit po ang ulo ko')
  await keptOn(page)

  await test.step('signed out in one window, without a line, is signed out in all', async () => {
    await context.setOffline(true)
    await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '7', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: '1 entry waits' })).toBeVisible()
    await signOut(page)
    await expect(window.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    // The next person who signs in does not see it.
    await expect(page.getByText('You were signed out')).toHaveCount(0)
    await expect(page.getByText('Sign in with the user ID on your ID card.')).toBeVisible()
  })

  await test.step('who comes next is who every window is of, and reads no draft', async () => {
    await context.setOffline(false)
    await signIn(page, second, other)
    await expect(window.getByRole('navigation', { name: 'Tahi' })).toBeVisible()
    await visit(window, '/app/messages')
    await openThread(window)
    await expect(window.getByLabel('Write a message')).toHaveValue('')
    await expect(window.getByRole('link', { name: /entr(y|ies)/ })).toHaveCount(0)
    expect(await broughtBy(second)).toEqual([])
  })

  await test.step('what waited is sent by who did it, once', async () => {
    await signOut(page)
    await signIn(page, first, password)
    await expect.poll(() => broughtBy(first)).toEqual([7])
    expect(await broughtBy(second)).toEqual([])
  })

  await test.step('a phone that has no database of its own is signed in on all the same', async () => {
    await signOut(page)
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No storage', 'InvalidStateError')
      }
    })
    await page.reload()
    await signIn(page, second, other)
    await visit(page, '/app/')
    await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
    await signOut(page)
  })
})

test('a phone without room says so, keeps what was typed, and sends it when there is some', async ({
  page,
  sewerHere,
}) => {
  await sewerHere('Punong-telepono')
  await expect(page.getByRole('article').first()).toBeVisible()
  const fill = () =>
    page.evaluate(() => {
      const { add } = IDBObjectStore.prototype
      Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add }) })
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
    })
  const makeRoom = () => page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom())
  const full = page.getByText('This phone could not keep it')

  await test.step('pieces', async () => {
    await fill()
    const sheet = page.getByRole('dialog')
    await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
    await sheet.getByRole('button', { name: '6', exact: true }).click()
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(full).toBeVisible()
    await makeRoom()
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('article').first().getByText('Mine: 6')).toBeVisible()
  })

  await test.step('a leave, and its withdrawal', async () => {
    await page.getByRole('link', { name: 'Leave', exact: true }).click()
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Sick leave')
    await page.getByLabel('First day').fill('2026-12-09')
    await fill()
    const ask = page.locator('form').getByRole('button', { name: 'Request Leave' })
    await ask.click()
    await expect(full).toBeVisible()
    await makeRoom()
    await ask.click()
    await expect(page.getByText('Waits for HR')).toBeVisible()
    await fill()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const withdraw = page.getByRole('dialog').getByRole('button', { name: 'Withdraw' })
    await withdraw.click()
    await expect(full).toBeVisible()
    await makeRoom()
    await withdraw.click()
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
  })

  await test.step('a message', async () => {
    await visit(page, '/app/messages')
    await openThread(page)
    await fill()
    await page.getByLabel('Write a message').fill('Nandito na po ako')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(full).toBeVisible()
    await expect(page.getByLabel('Write a message')).toHaveValue('Nandito na po ako')
    await makeRoom()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Nandito na po ako' })).toBeVisible()
    await expect(page.getByLabel('Write a message')).toHaveValue('')
  })

  await test.step('which stays with whom it is for when somebody else’s is opened, on a slow line too', async () => {
    await visit(page, '/app/messages')
    const people = page.getByRole('listitem').getByRole('link')
    const nameOf = async (link: Locator) => (await link.locator('b').textContent()) ?? ''
    const [name, otherName] = [await nameOf(people.first()), await nameOf(people.nth(1))]
    const other = await people.nth(1).getAttribute('href')
    await people.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Nandito na po ako')).toBeVisible()
    await page.getByLabel('Write a message').fill('Para sa inyo lang')
    const slow = await hold(page, '**/api/**')
    // As the service worker does when a push is tapped.
    await page.evaluate(
      (open) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open } })),
      other,
    )
    await expect(page.getByLabel('Write a message')).toHaveValue('')
    // The name is known from the list.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherName)
    await expect(page.getByText('Nandito na po ako')).toHaveCount(0)
    slow.release()
    await page.goBack()
    await expect(page.getByLabel('Write a message')).toHaveValue('Para sa inyo lang')
  })
})
