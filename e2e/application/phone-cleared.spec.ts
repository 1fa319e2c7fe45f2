import type { Page } from '@playwright/test'
import { createLeave, listLeaves, listQuotaProgress } from '@tahi/contract'
import { clearDatabases } from '../support/clear-databases.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { loseAnswers } from '../support/intercept.ts'
import { expect, keptOn, restart, test } from '../support/phone-test.ts'

test.describe('what a phone stores', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] })

  test('a phone whose storage is cleared while it is open goes on, and one that is full knows what HR may have', async ({
    page: first,
    context,
    sewerHere,
  }) => {
    const { _id } = await sewerHere('Nalinisang-telepono')
    const quota = first.getByRole('article').first()
    const hr = await clientOf(accounts.manager)

    await test.step('its storage is cleared while the application is open', async () => {
      await expect(quota).toBeVisible()
      await keptOn(first)
      await keepReading(first)
      await clearDatabases(first)
      const sheet = first.getByRole('dialog')
      await quota.getByRole('button', { name: 'Add pieces' }).click()
      await sheet.getByRole('button', { name: '8', exact: true }).click()
      await sheet.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(sheet).toHaveCount(0)
      const brought = async () => {
        const { data } = await hr.send(listQuotaProgress, {
          params: { id: 'all' },
          query: { employeeId: _id },
        })
        return data.map(({ quotaProgress }) => quotaProgress)
      }
      await expect.poll(brought).toEqual([8])
    })

    await test.step('full, it sends a leave and gets no answer; after a restart it knows that HR may have it', async () => {
      // Stored anew, after the storage was cleared.
      await first.goto('/app/leave/new')
      await keptOn(first)
      await expect(first.getByLabel('Type of leave')).toBeVisible()
      await context.setOffline(true)
      await first.getByLabel('Type of leave').selectOption('Sick leave')
      await first.getByLabel('First day').fill('2026-12-07')
      await first.locator('form').getByRole('button', { name: 'Request Leave' }).click()
      await expect(first.getByText('Waits to be sent', { exact: true })).toBeVisible()
      await fill(first)
      await loseAnswers(first, createLeave)
      await context.setOffline(false)
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
})

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

/** From now on this page can write no entry of the queue, only delete. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
}
