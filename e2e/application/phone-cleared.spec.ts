import type { Page } from '@playwright/test'
import { createLeave, listLeaves, listQuotaProgress } from '@tahi/contract'
import { clearDatabases } from '../support/clear-databases.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { loseAnswers } from '../support/intercept.ts'
import { expect, keptOn, restart, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

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
  sewerHere,
}) => {
  const { _id } = await sewerHere('Nalinisang-telepono')
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

/** From now on this page can write no entry of the queue, only delete. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
}

test.describe('a full phone that sends a leave and gets no answer', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] })

  test('knows after a restart that HR may have it', async ({ page: first, context, signInHere }) => {
    const { _id, userId } = await addEmployee('Puno-at-sarado')
    await signInHere(userId, await setPassword(userId))
    await keptOn(first)
    await first.goto('/app/leave/new')
    await expect(first.getByLabel('Type of leave')).toBeVisible()
    await context.setOffline(true)
    await first.getByLabel('Type of leave').selectOption('Sick leave')
    await first.getByLabel('First day').fill('2026-12-07')
    await first.locator('form').getByRole('button', { name: 'Request Leave' }).click()
    await expect(first.getByText('Waits to be sent', { exact: true })).toBeVisible()
    await fill(first)
    await loseAnswers(first, createLeave)
    await context.setOffline(false)
    const hr = await clientOf(accounts.hr)
    const asked = async () => (await hr.send(listLeaves, { params: { id: _id }, query: {} })).total
    await expect.poll(asked).toBe(1)
    await context.setOffline(true)
    const page = await restart(context, first)
    await page.getByRole('link', { name: 'Leave', exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawal waits to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(asked).toBe(0)
  })
})
