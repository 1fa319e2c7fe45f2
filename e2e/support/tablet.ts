import type { Page } from '@playwright/test'
import type { PersonRecord } from '@tahi/contract'
import { expect } from './phone-test.ts'

/** Types a code and a PIN on the tablet's keys. */
export async function tap(page: Page, { userId }: PersonRecord, pin: string): Promise<void> {
  const type = async (digits: string) => {
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await type(String(Number(userId.replace('EMP-', ''))))
  await expect(page.getByRole('heading', { name: /^PIN of/ })).toBeVisible()
  await type(pin)
}
