import type { Locator, Page } from '@playwright/test'
import { createQuotaProgress, listQuotaProgress } from '@tahi/contract'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addSewer } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

type Place = { x: number; y: number }

async function middleOf(thing: Locator): Promise<Place> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('Nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs presses of a single instant: a machine that pauses must not part them. */
async function atOnce(page: Page, run: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await run()
  await page.clock.resume()
}

/** Presses three times in the same place, as a hasty thumb does. */
async function pressThrice(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await middleOf(thing)
  await atOnce(page, async () => {
    for (let press = 0; press < 3; press++) await page.touchscreen.tap(x, y)
  })
}

/** Pieces that the server refuses. */
test.use({ expectedErrors: [/400/] })

test('a double press types no pieces, leads nowhere, lets nothing through a sheet, and removes one entry', async ({
  page,
  signInHere,
}) => {
  const { _id, userId } = await addSewer('Nagmamadali')
  const manager = await clientOf(accounts.manager)
  await recordDay(manager, { code: userId, date: '2026-11-17', timeIn: '07:00', timeOut: '16:30' })
  await signInHere(userId, await setPassword(userId))
  const quota = page.getByRole('article').first()
  const add = quota.getByRole('button', { name: 'Add pieces' })
  const sheet = page.getByRole('dialog')
  const pieces = sheet.locator('output')
  const key = (digit: number) => sheet.getByRole('button', { name: String(digit), exact: true })
  const cancel = sheet.getByRole('button', { name: 'Cancel' })

  await test.step('a key that comes under the finger is not pressed, until the finger comes down again', async () => {
    await add.click()
    const five = await middleOf(key(5))
    await pressThrice(page, cancel)
    await expect(sheet).toHaveCount(0)
    await add.evaluate((button, y) => window.scrollBy(0, button.getBoundingClientRect().top + 20 - y), five.y)
    const place = await middleOf(add)
    expect(Math.hypot(place.x - five.x, place.y - five.y)).toBeLessThan(25)
    await atOnce(page, async () => {
      await page.touchscreen.tap(place.x, place.y)
      await page.touchscreen.tap(place.x, place.y)
      // Another key counts at once, however quick.
      await key(1).tap()
      await expect(pieces).toHaveText('1')
      await page.touchscreen.tap(five.x, five.y)
      await expect(pieces).toHaveText('15')
    })
  })

  await test.step('the pieces are kept once, and what is under the sheet is not pressed', async () => {
    const place = await middleOf(sheet.getByRole('button', { name: 'Add', exact: true }))
    await atOnce(page, async () => {
      await page.touchscreen.tap(place.x, place.y)
      await expect(sheet).toHaveCount(0)
      await page.touchscreen.tap(place.x, place.y)
      await page.touchscreen.tap(place.x, place.y)
    })
    await expect(quota.getByText('Mine: 15')).toBeVisible()
    await expect(quota.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
    const { data } = await manager.send(listQuotaProgress, {
      params: { id: 'all' },
      query: { employeeId: _id },
    })
    expect(data.map(({ quotaProgress }) => quotaProgress)).toEqual([15])
  })

  await test.step('a press in the same place counts a moment later', async () => {
    await add.click()
    const place = await middleOf(cancel)
    await page.touchscreen.tap(place.x, place.y)
    await expect(sheet).toHaveCount(0)
    await page.clock.fastForward(1_000)
    await page.touchscreen.tap(place.x, place.y)
    await expect(page.getByRole('heading', { name: 'My attendance' })).toBeVisible()
  })

  await test.step('a keyboard is as quick as it likes', async () => {
    await page.getByRole('link', { name: 'Today' }).click()
    await atOnce(page, async () => {
      await add.press('Enter')
      await page.keyboard.press('7')
      await expect(pieces).toHaveText('7')
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await add.press('Enter')
      await expect(pieces).toHaveText('0')
      await cancel.press('Enter')
    })
    await expect(sheet).toHaveCount(0)
  })

  const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true })

  await test.step('no other sheet lets one through: a day’s', async () => {
    await page.getByRole('link', { name: 'Attendance' }).click()
    await page.getByRole('button', { name: /^Tue, Nov 17/ }).click()
    await inSheet('Something is wrong').click()
    // 'Close' comes under the finger.
    await pressThrice(page, inSheet('Cancel'))
    await expect(inSheet('Something is wrong')).toBeVisible()
    await pressThrice(page, inSheet('Close'))
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'My attendance' })).toBeVisible()
  })

  await test.step('and the one before a session ends', async () => {
    await page.getByRole('link', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await pressThrice(page, inSheet('Cancel'))
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'More' })).toBeVisible()
  })

  await test.step('what the server refuses is removed one by one: the next entry stays', async () => {
    await page.getByRole('link', { name: 'Today' }).click()
    await intercept(page, `**${createQuotaProgress.path}`, (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'invalid', msg: 'No such quota' } }),
    )
    for (const digit of ['3', '4']) {
      await add.click()
      await inSheet(digit).click()
      await inSheet('Add').click()
      await expect(sheet).toHaveCount(0)
    }
    await page.getByRole('link', { name: /^2 entries/ }).click()
    const remove = page.getByRole('button', { name: 'Remove' })
    await expect(remove).toHaveCount(2)
    const { x, y } = await middleOf(remove.first())
    await atOnce(page, async () => {
      await page.touchscreen.tap(x, y)
      await expect(remove).toHaveCount(1)
      await page.touchscreen.tap(x, y)
    })
    await expect(page.getByText('4 pieces', { exact: true })).toBeVisible()
    await expect(remove).toHaveCount(1)
  })
})
