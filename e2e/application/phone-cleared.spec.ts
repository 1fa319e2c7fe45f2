import type { Page } from '@playwright/test'
import { createGate, endGate, listAttendance, listQuotaProgress, setGatePin } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts, origin } from '../support/demo-company.ts'
import { addEmployee, addSewer } from '../support/employees.ts'
import { expect, filesKeptOn, keptOn, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

/** Deletes the databases of the open page, as a browser does when it is short of room or asked to. */
async function clearDatabases(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}

/** Makes the phone read its queue, and keeps that transaction open: it is running when the databases are deleted. */
async function keepReading(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { getAll } = IDBObjectStore.prototype
        IDBObjectStore.prototype.getAll = function (...asked) {
          IDBObjectStore.prototype.getAll = getAll
          const goOn = () => this.count().addEventListener('success', goOn)
          goOn()
          resolve()
          return getAll.apply(this, asked)
        }
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  )
}

test('a phone whose storage is cleared while the application is open goes on', async ({
  page,
  signInHere,
}) => {
  const { _id, userId } = await addSewer('Nalinisang-telepono')
  await signInHere(userId, await setPassword(userId))
  await expect(page.getByRole('article').first()).toBeVisible()
  await keptOn(page)
  await keepReading(page)
  await clearDatabases(page)
  const sheet = page.getByRole('dialog')
  await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
  await sheet.getByRole('button', { name: '8', exact: true }).click()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  const hr = await clientOf(accounts.manager)
  const brought = async () => {
    const { data } = await hr.send(listQuotaProgress, { params: { id: 'all' }, query: { employeeId: _id } })
    return data.map(({ quotaProgress }) => quotaProgress)
  }
  await expect.poll(brought).toEqual([8])
})

test('a gate whose storage is cleared while it is open goes on', async ({ page }) => {
  const hr = await clientOf(accounts.manager)
  const { data: made } = await hr.send(createGate, { body: { name: 'Cleared gate' } })
  const { _id, userId } = await addEmployee('Nalinisang-tarangka')
  await hr.send(setGatePin, { body: { userId: _id, pin: '2583' } })
  await page.goto(`/app/gate?code=${made.code}`)
  await page.getByRole('button', { name: 'Pair' }).click()
  await expect(page.getByText('Cleared gate')).toBeVisible()
  await filesKeptOn(page)
  await clearDatabases(page)
  await page.keyboard.type(String(Number(userId.replace('EMP-', ''))))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^PIN of/ })).toBeVisible()
  await page.keyboard.type('2583')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Clocked in')
  // A tap that is only queued shows the same.
  const days = async () => (await hr.send(listAttendance, { params: { id: _id }, query: {} })).data
  await expect.poll(days).toHaveLength(1)
  await hr.send(endGate, { body: { _id: made.gate._id } })
})
