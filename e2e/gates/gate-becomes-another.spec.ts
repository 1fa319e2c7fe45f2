import { createGate, endGate, listAttendance, setGatePin } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/phone-test.ts'
import { tap } from '../support/tablet.ts'

test.use({ viewport: { width: 800, height: 1280 }, expectedErrors: [/ERR_FAILED|401/] })

test('a tablet that is a gate says so when another code is opened, and loses nothing by becoming that gate', async ({
  page,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const elsewhere = await clientOf(accounts.other)
  const person = await addEmployee('Lipat-tarangka')
  await hr.send(setGatePin, { body: { userId: person._id, pin: '8520' } })
  const { data: first } = await hr.send(createGate, { body: { name: 'First gate' } })
  const { data: second } = await elsewhere.send(createGate, { body: { name: 'Second gate' } })
  const link = `/app/gate?code=${second.code}`
  const keys = page.getByRole('button', { name: '5', exact: true })

  await page.goto(`/app/gate?code=${first.code}`)
  await page.getByRole('button', { name: 'Pair' }).click()
  await expect(page.getByText('First gate')).toBeVisible()
  await intercept(page, '**/api/gate/punch', (route) => route.abort())
  await tap(page, person, '8520')
  await expect(page.getByText('1 tap waits')).toBeVisible()

  await test.step('it stays the gate that it is, when that is wanted or nobody decides', async () => {
    await page.goto(link)
    await expect(page.getByText('This tablet is a gate already: First gate')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Leave it as it is' }).click()
    await expect(keys).toBeVisible()
    expect(page.url()).not.toContain(second.code)
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
    const { data } = await hr.send(listAttendance, { params: { id: person._id }, query: {} })
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
  await hr.send(endGate, { body: { _id: first.gate._id } })
  await elsewhere.send(endGate, { body: { _id: second.gate._id } })
})

/** Pixels between the header and the entry's heading with letters twice as large; runs in the page. */
function entryUnderHead(): number {
  const root = document.documentElement
  root.style.fontSize = '200%'
  const [head, asked] = ['header', 'h1'].map((name) => document.querySelector(name)?.getBoundingClientRect())
  root.style.fontSize = ''
  return (asked?.top ?? Number.NaN) - (head?.bottom ?? Number.NaN)
}
