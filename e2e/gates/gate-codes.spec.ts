import { createGate, endGate, listGates, pairGate } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, clientWith } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

const codes = /^[A-Z\d]{4}-[A-Z\d]{4}$/
/** A tablet that is not paired yet. */
const tablet = clientWith(null)

// With animations, a closing dialog is still there while the next one opens.
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
