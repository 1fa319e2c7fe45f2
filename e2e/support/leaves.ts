import type { Page } from '@playwright/test'
import type { Client } from '@tahi/client'
import { createLeave, type Input, type Leave, listPeople } from '@tahi/contract'
import { idOf } from './client.ts'

/** The menu's badge with the number of pending requests. */
export const badgeOf = (page: Page) => page.getByRole('link', { name: /pending leave requests?/ })

export const countOn = async (page: Page): Promise<number> =>
  Number(await badgeOf(page).locator('[aria-hidden]').textContent())

/** Enters a leave for a journey. */
export async function enterLeave(
  client: Client,
  code: string,
  leave: Input<typeof createLeave>['body'],
): Promise<Leave> {
  const userId = await idOf(client, code)
  const { data } = await client.send(createLeave, { body: { userId, leaveType: 'Emergency', ...leave } })
  return data
}

/** A person of the manager's branch who is the only one with their designation. */
export async function loneWorker(client: Client) {
  const { data } = await client.send(listPeople, { query: { role: 'user' } })
  const alone = data.find(
    ({ designationId }) =>
      designationId && data.filter((other) => other.designationId === designationId).length === 1,
  )
  if (!alone?.designationId || !alone.departmentId) throw new Error('Every designation has several people')
  return { ...alone, designationId: alone.designationId, departmentId: alone.departmentId }
}

/** Types a day, and leaves the field. */
export async function fillDay(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('textbox', { name: label }).press('Tab')
}
