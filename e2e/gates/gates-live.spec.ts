import { createGate, endGate, type Gate, pairGate } from '@tahi/contract'
import { atDesk, expect, test } from '../support/browser-test.ts'
import { clientOf, clientWith } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'

/** A tablet that is not paired yet. */
const tablet = clientWith(null)

test('what tablets and colleagues do with gates is seen at once, on every desk', async ({
  page,
  browser,
  signIn,
}) => {
  const colleague = await clientOf(accounts.manager)
  const { userId, lastName } = await addEmployee('Sabay-tarangka')
  await signIn(accounts.manager, '/core-hr/gates')
  const desk = await atDesk(browser, accounts.hr)
  await desk.goto('/core-hr/gates')
  const desks = [page, desk]
  await expect(desk.getByRole('button', { name: 'Add gate' }).first()).toBeVisible()
  const rowOn = (on: typeof page) => on.getByRole('row').filter({ hasText: 'Loading bay' })

  const { data: made } = await colleague.send(createGate, { body: { name: 'Loading bay' } })
  for (const each of desks) await expect(rowOn(each)).toContainText('Waiting for its tablet')
  await tablet.send(pairGate, { body: { code: made.code } })
  for (const each of desks) await expect(rowOn(each)).toContainText('Connected')

  await test.step('a PIN too, which no page asks for by itself', async () => {
    await desk.goto(`/core-hr/gates?view=pins&search=${userId}`)
    const person = desk.getByRole('row').filter({ hasText: lastName })
    await expect(person).toContainText('Not set')
    await page.goto(`/core-hr/gates?view=pins&search=${userId}`)
    await page.getByRole('button', { name: /Set PIN/ }).click()
    await page.getByLabel(/^New PIN of/).fill('8520')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(person.getByText('Set', { exact: true })).toBeVisible()
  })

  await test.step('a tablet that is heard of no more, on a page that stays open', async () => {
    await page.goto('/core-hr/gates')
    await expect(rowOn(page)).toContainText('Connected')
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
    await desk.goto('/core-hr/gates')
    await expect(rowOn(desk)).toHaveCount(1)
    await colleague.send(endGate, { body: { _id: made.gate._id } })
    for (const each of desks) await expect(rowOn(each)).toHaveCount(0)
  })
  await desk.context().close()
})
