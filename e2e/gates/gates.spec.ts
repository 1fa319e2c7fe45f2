import type { Page } from '@playwright/test'
import { createGate, endGate, type Gate, listGatePins, listGates, pairGate, setGatePin } from '@tahi/contract'
import { atDesk, expect, test } from '../support/browser-test.ts'
import { clientOf, clientWith } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { visit } from '../support/visit.ts'

const codes = /^[A-Z\d]{4}-[A-Z\d]{4}$/

/** A tablet that is not paired yet. */
const tablet = clientWith(null)

test('HR adds a gate, gives it a new code, sets a PIN and ends the gate, and every desk sees at once what others do', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const { userId, lastName } = await addEmployee('Bagong-tarangka')
  await signIn(accounts.manager, '/core-hr')
  await page.getByRole('button', { name: 'Gates' }).click()
  await expect(page.getByRole('heading', { name: 'Gates' })).toBeVisible()
  const code = page.getByText(codes)
  const row = page.getByRole('table', { name: 'Gates' }).locator('tbody tr').filter({ hasText: 'Side gate' })

  await test.step('a gate shows its code once', async () => {
    await page.getByRole('button', { name: 'Add gate' }).first().click()
    await page.getByRole('button', { name: 'Show code' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await page.getByLabel('Name').fill('Side gate')
    // A double click makes one gate.
    await page.getByRole('button', { name: 'Show code' }).dblclick()
    await expect(code).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code that pairs Side gate' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Waiting for its tablet')
    await expectAccessible()
  })

  await test.step('a new code takes the place of the old one, and nobody is asked where no tablet goes on', async () => {
    await row.getByRole('button', { name: /New code/ }).click()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(code).toHaveCount(0)
    await expect(row.getByRole('button', { name: /New code/ })).toBeFocused()
  })

  await test.step('a PIN is set, and none that anybody guesses', async () => {
    await page.getByText('PINs', { exact: true }).click()
    await page
      .getByRole('searchbox', { name: /Search/ })
      .or(page.getByPlaceholder('Search user ID or name'))
      .first()
      .fill(userId)
    const person = page.getByRole('table', { name: 'PINs' }).locator('tbody tr')
    await expect(person).toHaveCount(1)
    await expect(person).toContainText('Not set')
    await person.getByRole('button', { name: /Set PIN/ }).click()
    const field = page.getByLabel(`New PIN of Ligaya ${lastName} (${userId})`)
    await field.fill('4321')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Not digits in a row')).toBeVisible()
    await expectAccessible()
    await field.fill('8520')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(person.getByText('Set', { exact: true })).toBeVisible()
    await expectAccessible()
    const { data } = await hr.send(listGatePins, { query: { search: userId } })
    expect(data).toMatchObject([{ setAt: expect.stringMatching(/^2026-11-18/) }])
  })

  await test.step('ended, it is gone', async () => {
    await page.getByText('Gates', { exact: true }).last().click()
    await row.getByRole('button', { name: /^End/ }).click()
    await expect(page.getByRole('heading', { name: 'End the gate Side gate?' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await expect(row).toHaveCount(0)
    const { data } = await hr.send(listGates, { query: { search: 'Side gate' } })
    expect(data).toEqual([])
  })

  const desk = await atDesk(browser, accounts.hr)
  await desk.goto('/core-hr/gates')
  await expect(desk.getByRole('button', { name: 'Add gate' }).first()).toBeVisible()
  const desks = [page, desk]
  const rowOn = (on: Page) => on.getByRole('row').filter({ hasText: 'Loading bay' })
  const { data: made } = await hr.send(createGate, { body: { name: 'Loading bay' } })

  await test.step('a gate that a colleague adds, and its tablet, are on every desk', async () => {
    for (const each of desks) await expect(rowOn(each)).toContainText('Waiting for its tablet')
    await tablet.send(pairGate, { body: { code: made.code } })
    for (const each of desks) await expect(rowOn(each)).toContainText('Connected')
  })

  await test.step('a PIN too, which no page asks for by itself', async () => {
    const other = await addEmployee('Sabay-tarangka')
    await visit(desk, `/core-hr/gates?view=pins&search=${other.userId}`)
    const person = desk.getByRole('row').filter({ hasText: other.lastName })
    await expect(person).toContainText('Not set')
    await hr.send(setGatePin, { body: { userId: other._id, pin: '8520' } })
    await expect(person.getByText('Set', { exact: true })).toBeVisible()
  })

  await test.step('a tablet that is heard of no more, on a page that stays open', async () => {
    await page.clock.fastForward('02:00')
    await expect(rowOn(page)).toContainText(/[2-9] minutes ago/)
    await intercept(page, '**/api/gate/list?*', async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      const quiet = data.map((gate: Gate) => ({ ...gate, inContact: false }))
      await route.fulfill({ response, json: { ...rest, data: quiet } })
    })
    await page.clock.fastForward('00:30')
    await expect(rowOn(page)).toContainText('No contact')
    // The list may be requested at this moment.
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('ended, it is gone from every desk', async () => {
    await visit(desk, '/core-hr/gates')
    await expect(rowOn(desk)).toHaveCount(1)
    await hr.send(endGate, { body: { _id: made.gate._id } })
    for (const each of desks) await expect(rowOn(each)).toHaveCount(0)
  })
  await desk.context().close()
})

test.describe('with animations', () => {
  // A closing dialog is still there while the next one opens.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a code that pairs no tablet any more says so, and another one is at hand', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const colleague = await clientOf(accounts.manager)
    await signIn(accounts.manager, '/core-hr/gates')
    const dialog = page.getByRole('dialog')
    const code = dialog.getByText(codes)
    const row = page.getByRole('row').filter({ hasText: 'Canteen gate' })
    const idOfGate = async () =>
      (await colleague.send(listGates, { query: { search: 'Canteen gate' } })).data[0]?._id ?? ''

    await page.getByRole('button', { name: 'Add gate' }).first().click()
    await page.getByLabel('Name').fill('Canteen gate')
    await page.keyboard.press('Enter')
    await expect(code).toBeVisible()
    const close = dialog.getByRole('button', { name: 'Close' }).last()
    await expect(close).toBeFocused()
    await expect(close).toHaveAccessibleDescription(new RegExp((await code.textContent()) ?? ''))

    const isOver = dialog.getByRole('status').getByText('This code pairs no tablet any more')
    await test.step('its ten minutes are over', async () => {
      const first = (await code.textContent()) ?? ''
      await page.clock.fastForward('10:01')
      await expect(isOver).toBeVisible()
      await expect(code).toHaveCount(0)
      await expectAccessible()
      await dialog.getByRole('button', { name: 'New code' }).press('Enter')
      await expect(code).toBeVisible()
      await expect(code).not.toHaveText(first)
      await expect(close).toBeFocused()
      await expect(tablet.send(pairGate, { body: { code: first } })).rejects.toMatchObject({ status: 400 })
    })

    await test.step('a colleague asked for another one', async () => {
      await colleague.send(createGate, { body: { _id: await idOfGate() } })
      await expect(isOver).toBeVisible()
      await dialog.getByRole('button', { name: 'New code' }).click()
      await expect(code).toBeVisible()
      await tablet.send(pairGate, { body: { code: (await code.textContent()) ?? '' } })
      await expect(dialog.getByRole('status')).toContainText('The tablet is paired.')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(dialog).toHaveCount(0)
    })

    await test.step('where a tablet goes on, whoever wants another code is asked', async () => {
      await expect(row).toContainText('Connected')
      await row.getByRole('button', { name: /New code/ }).click()
      await expect(dialog).toContainText('Its tablet goes on')
      await dialog.getByRole('button', { name: 'New code' }).press('Enter')
      await expect(code).toBeVisible()
      // The question has left the screen.
      await expect(dialog).toHaveCount(1)
      await expect(close).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(row.getByRole('button', { name: /New code/ })).toBeFocused()
    })

    await test.step('the gate is ended meanwhile', async () => {
      await row.getByRole('button', { name: /New code/ }).click()
      await dialog.getByRole('button', { name: 'New code' }).click()
      await expect(code).toBeVisible()
      await colleague.send(endGate, { body: { _id: await idOfGate() } })
      await expect(dialog.getByRole('status')).toContainText('This gate is no more.')
      await page.keyboard.press('Escape')
      await expect(row).toHaveCount(0)
    })
  })
})
