import { createGate, endGate, listAttendance, readAttendance, setGatePin } from '@tahi/contract'
import { expectAccessible } from '../support/accessible.ts'
import { clearDatabases } from '../support/clear-databases.ts'
import { clientOf, serverTime } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { daysAtHr, expect, filesKeptOn, restart, test } from '../support/phone-test.ts'
import { tap } from '../support/tablet.ts'

test.use({
  viewport: { width: 800, height: 1280 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[01]|500/],
})

const pin = '8520'

/** An employee who can clock in at a gate. */
async function addWithPin(lastName: string) {
  const person = await addEmployee(lastName)
  const hr = await clientOf(accounts.manager)
  await hr.send(setGatePin, { body: { userId: person._id, pin } })
  return { ...person, code: String(Number(person.userId.replace('EMP-', ''))) }
}

test('a gate goes on by keyboard, with its storage cleared, as another gate, and in a new version', async ({
  page,
}) => {
  const hr = await clientOf(accounts.manager)
  const elsewhere = await clientOf(accounts.other)
  const [first, second] = [await addWithPin('Unang-tarangka'), await addWithPin('Lipat-tarangka')]
  const { data: made } = await hr.send(createGate, { body: { name: 'First gate' } })
  const { data: other } = await elsewhere.send(createGate, { body: { name: 'Second gate' } })
  const asked = page.getByRole('heading', { level: 1 })
  const keys = page.getByRole('button', { name: '5', exact: true })

  await test.step('a wrong code leads back to it, with what is wrong', async () => {
    await page.goto('/app/gate?code=WRON-GCOD')
    await page.getByRole('button', { name: 'Pair' }).press('Enter')
    const field = page.getByLabel('Code')
    await expect(field).toHaveAccessibleDescription(/^This code pairs no tablet\./)
    await expect(field).toBeFocused()
    await field.fill(made.code)
  })

  await test.step('names that a failing server did not give are asked for again soon', async () => {
    await intercept(page, '**/api/gate/roster', (route) => route.fulfill({ status: 500, json: {} }))
    const failed = page.waitForResponse('**/api/gate/roster')
    await page.keyboard.press('Enter')
    await failed
    await expect(page.getByText('Getting the names…')).toBeVisible()
    await page.unroute('**/api/gate/roster')
    await page.clock.fastForward('00:06')
    await expect(asked).toHaveText('Your employee code')
    await expect(page.getByText('First gate')).toBeVisible()
  })

  await test.step('Enter goes on, also after somebody touched a key, and though the storage is cleared', async () => {
    await filesKeptOn(page)
    await clearDatabases(page)
    const [digit = '', ...rest] = first.code
    await page.getByRole('button', { name: digit, exact: true }).click()
    await page.keyboard.type(rest.join(''))
    await page.keyboard.press('Enter')
    await expect(asked).toHaveText(`PIN of Ligaya ${first.lastName}`)
    // The element existed before its words changed, so they are announced.
    await expect(asked).toHaveAttribute('aria-live', 'polite')
    await page.keyboard.type(pin)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('Clocked in')
    // A tap that is only queued shows the same.
    await expect.poll(() => daysAtHr(first._id)).toHaveLength(1)
  })

  const link = `/app/gate?code=${other.code}`
  await test.step('where another code is opened it stays the gate that it is, unless that is wanted', async () => {
    await intercept(page, '**/api/gate/punch', (route) => route.abort())
    await tap(page, second, pin)
    await expect(page.getByText('1 tap waits')).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('This tablet is a gate already: First gate')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave it as it is' }).click()
    await expect(keys).toBeVisible()
    expect(page.url()).not.toContain(other.code)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Pair' })).toBeVisible()
    await page.clock.fastForward('01:01')
    await expect(keys).toBeVisible()
    await expect(page.getByText('First gate')).toBeVisible()
  })

  await test.step('as the other gate it sends what the first one took', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Pair' }).click()
    await expect(page.getByText('Second gate')).toBeVisible()
    await page.unroute('**/api/gate/punch')
    await expect(page.getByText('1 tap waits')).toHaveCount(0)
    const { data } = await hr.send(listAttendance, { params: { id: second._id }, query: {} })
    expect(data).toMatchObject([{ timeIn: expect.stringMatching(/^10:/), timeOut: '' }])
  })

  await test.step('its keys are in sight on a phone that lies, and its letters may be twice as large', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
    for (const [width, height] of [
      [360, 640],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(entryUnderHead)).toBeGreaterThanOrEqual(0)
    }
  })

  await test.step('it takes a new version by itself, once nobody types', async () => {
    await page.getByRole('button', { name: '7', exact: true }).click()
    let isLoadedAnew = false
    page.on('load', () => {
      isLoadedAnew = true
    })
    // To a browser the same file at another address is another version.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/app/worker.js?next', { scope: '/app/' })
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(isLoadedAnew).toBe(false)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => isLoadedAnew).toBe(true)
    await expect(page.getByText('Second gate')).toBeVisible()
  })
  await hr.send(endGate, { body: { _id: made.gate._id } })
  await elsewhere.send(endGate, { body: { _id: other.gate._id } })
})

test('a gate that lost the time while it was off says so, and lets people in all the same', async ({
  page: first,
  context,
}) => {
  const hr = await clientOf(accounts.manager)
  const person = await addWithPin('Walang-oras-na-tarangka')
  const { data: made } = await hr.send(createGate, { body: { name: 'Gate without a time' } })
  await first.goto(`/app/gate?code=${made.code}`)
  await first.getByRole('button', { name: 'Pair' }).click()
  await expect(first.getByText('EMP-00017 is 17')).toBeVisible()
  await filesKeptOn(first)
  await context.setOffline(true)
  const page = await restart(context, first, '2020-01-01T00:00:00+08:00')
  const lost = page.getByText('The time is not certain')

  await expect(lost).toBeVisible()
  await expect(page.locator('time')).toHaveCount(0)
  await tap(page, person, pin)
  const status = page.getByRole('status')
  await expect(status).toContainText('Kept, and sent as soon as the connection allows.')
  await expect(status).not.toContainText('Clocked in')
  await expect(page.getByText('1 tap waits')).toBeVisible()
  await expectAccessible(page)

  // Put right by hand: the time is certain again, that of the waiting tap is not.
  await page.clock.setSystemTime(await serverTime())
  await page.clock.runFor(10_000)
  await expect(page.locator('time')).toHaveText(/^10:\d\d AM$/)
  await page.getByRole('button', { name: 'Letters' }).click()
  await page.getByLabel('Your employee code').fill(person.userId)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clock in or out')).toBeVisible()
  await page.getByRole('button', { name: 'Not me' }).click()

  await context.setOffline(false)
  await expect(page.getByText('1 tap waits')).toHaveCount(0)
  const { data } = await hr.send(listAttendance, { params: { id: person._id }, query: {} })
  expect(data).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
  const record = await hr.send(readAttendance, { params: { id: data[0]?._id ?? '' } })
  expect(record.data.claims[0]?.doubts).toContain('clockDiffers')
  await hr.send(endGate, { body: { _id: made.gate._id } })
})

/** Pixels between the header and the entry's heading with letters twice as large; runs in the page. */
function entryUnderHead(): number {
  const root = document.documentElement
  root.style.fontSize = '200%'
  const [head, asked] = ['header', 'h1'].map((name) => document.querySelector(name)?.getBoundingClientRect())
  root.style.fontSize = ''
  return (asked?.top ?? Number.NaN) - (head?.bottom ?? Number.NaN)
}
