import {
  createAttendance,
  createGate,
  endGate,
  listAttendance,
  listGates,
  listRefusedPunches,
  type PersonRecord,
  setGatePin,
  texts,
} from '@tahi/contract'
import { atDesk } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, filesKeptOn, smallTargets, test } from '../support/phone-test.ts'
import { hold } from '../support/slow-network.ts'
import { tap } from '../support/tablet.ts'
import { visit } from '../support/visit.ts'

test.use({
  viewport: { width: 800, height: 1280 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/],
})

test('a gate lets people in one after the other, without a line too, until it is ended', async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const people: PersonRecord[] = []
  for (const [index, name] of ['Unang', 'Ikalawang', 'Ikatlong'].entries()) {
    const person = await addEmployee(`${name}tarangka`)
    await hr.send(setGatePin, { body: { userId: person._id, pin: `258${index}` } })
    people.push(person)
  }
  const [first, second] = people as [PersonRecord, PersonRecord]
  const [early, later] = [await addEmployee('Maagangtarangka'), await addEmployee('Huling-tarangka')]
  for (const { _id } of [early, later]) await hr.send(setGatePin, { body: { userId: _id, pin: '8520' } })
  const day = { date: '2026-11-18', timeIn: '07:00', timeOut: '' }
  await hr.send(createAttendance, { body: { _id: 'new', userId: early._id, status: 'pending', ...day } })
  const dayOf = async ({ _id }: PersonRecord) =>
    (await hr.send(listAttendance, { params: { id: _id }, query: {} })).data
  const status = page.getByRole('status')

  await test.step('the code of a gate pairs the tablet', async () => {
    const { data: made } = await hr.send(createGate, { body: { name: 'Journey gate' } })
    await page.goto(`/app/gate?code=${made.code}`)
    await expectAccessible()
    await page.getByRole('button', { name: 'Pair' }).click()
    await expect(page.getByText('Journey gate')).toBeVisible()
    await filesKeptOn(page)
    expect(page.url()).not.toContain(made.code)
  })

  await test.step('its clock is the server’s, however wrong the tablet’s own is', async () => {
    const right = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(right + 5 * 3_600_000)
    await page.reload()
    await expect(page.locator('time')).toHaveText(/^10:\d\d AM$/)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('No connection')).toBeVisible()
    await expect(page.locator('time')).toHaveText(/^10:\d\d AM$/)
    await context.setOffline(false)
    await page.clock.setSystemTime(right)
    await page.reload()
    await expect(page.getByText('Connected')).toBeVisible()
  })

  await test.step('three people clock in, one after the other', async () => {
    for (const [index, person] of people.entries()) {
      await tap(page, person, `258${index}`)
      await expect(status).toContainText(`Ligaya ${person.lastName}`)
      await expect(status).toContainText(/Clocked in 10:\d\d AM/)
    }
    expect(await dayOf(first)).toMatchObject([{ date: '2026-11-18', claimed: false, timeOut: '' }])
    expect(await smallTargets(page)).toEqual([])
    await expectAccessible()
  })

  await test.step('a wrong PIN is told to whoever typed it, while the next person types', async () => {
    const slow = await hold(page, '**/api/gate/punch')
    await tap(page, first, '9753')
    await page.keyboard.type(String(Number(second.userId.replace('EMP-', ''))))
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: `PIN of Ligaya ${second.lastName}` })).toBeVisible()
    const key = page.getByRole('button', { name: '5', exact: true })
    const place = await key.boundingBox()
    slow.release()
    await expect(status).toContainText('Code and PIN do not belong together.')
    // A key that moves under a finger is missed.
    expect(await key.boundingBox()).toEqual(place)
    await expect(status).toContainText(`Ligaya ${first.lastName}`)
    await page.getByRole('button', { name: 'Not me' }).click()
  })

  await test.step('a code that is looked up on a slow line is said to be, and wipes nothing that is typed meanwhile', async () => {
    const slow = await hold(page, '**/api/gate/roster')
    await page.keyboard.type('999999')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(status).toHaveText('Looking…')
    await page.keyboard.type('17')
    slow.release()
    await expect(status).toContainText('Nobody here has this code.')
    await expect(page.getByText('17', { exact: true })).toBeVisible()
    for (const _ of '17') await page.keyboard.press('Backspace')
  })

  await test.step('without a line taps are kept, sealed, over a restart', async () => {
    await context.setOffline(true)
    await tap(page, early, '8520')
    await expect(status).toContainText(/Clocked out .*Kept/)
    await tap(page, second, '9753')
    await expect(page.getByText('2 taps wait')).toBeVisible()
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          indexedDB.open('tahi-gate').onsuccess = ({ target }) => {
            const database = (target as IDBOpenDBRequest).result
            database.transaction('taps').objectStore('taps').getAll().onsuccess = (answer) =>
              resolve(JSON.stringify((answer.target as IDBRequest).result))
          }
        }),
    )
    expect(kept).toContain(early.userId)
    expect(kept).not.toMatch(/"8520"|"9753"|Ligaya/)
    // Opened from the home screen, it is still the gate.
    await page.goto('/app/')
    await expect(page.getByText('2 taps wait')).toBeVisible()
    await expect(page.getByText('No connection')).toBeVisible()
    await tap(page, later, '8520')
    await expect(status).toContainText(`Ligaya ${later.lastName}`)
    await expect(page.getByText('3 taps wait')).toBeVisible()
  })

  await test.step('with the line back each arrives once, and HR sees the wrong PIN', async () => {
    // Longer than a person who taps waits for a reply.
    await page.clock.fastForward('00:30')
    await context.setOffline(false)
    await expect(page.getByText(/taps? waits?/)).toHaveCount(0)
    const [at, none] = [expect.stringMatching(/^10:/), '']
    expect(await dayOf(early)).toMatchObject([{ claimed: true, timeIn: '07:00', timeOut: at }])
    expect(await dayOf(second)).toMatchObject([{ claimed: false, timeIn: at, timeOut: none }])
    expect(await dayOf(later)).toMatchObject([{ claimed: true, timeIn: at, timeOut: none }])
    const { data } = await hr.send(listRefusedPunches, { query: { search: second.userId } })
    expect(data).toMatchObject([{ outcome: 'refused', gateName: 'Journey gate' }])
    const desk = await atDesk(browser, accounts.manager)
    await desk.goto(`/attendance?from=2026-11-18&search=${second.userId}`)
    const notice = desk.getByRole('status').filter({ hasText: texts.gate.refusedTaps(1) })
    await notice.getByRole('link', { name: 'Show' }).click()
    await expect(desk.getByRole('row').filter({ hasText: second.userId })).toContainText('Journey gate')
    await desk
      .getByRole('row')
      .filter({ hasText: second.userId })
      .getByRole('button', { name: texts.gate.settle })
      .click()
    await expect(desk.getByText(texts.gate.noneRefusedThen)).toBeVisible()
    await desk.goBack()
    await expect(desk.getByRole('row').filter({ hasText: second.userId })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await visit(desk, '/core-hr/gates?view=refused&to=2026-11-17')
    await expect(desk.getByText(texts.gate.noneRefusedThen)).toBeVisible()
    await desk.context().close()
  })

  await test.step('ended, it lets nobody in and knows no names', async () => {
    // Otherwise the tablet's own polling could notice it before anybody taps.
    const names = await hold(page, '**/api/gate/roster')
    const { data } = await hr.send(listGates, { query: { search: 'Journey gate' } })
    await hr.send(endGate, { body: { _id: data[0]?._id ?? '' } })
    await tap(page, second, '2581')
    await expect(page.getByText('This tablet is no gate any more.')).toBeVisible()
    await expect(page.getByText('1 tap waits on this tablet')).toBeVisible()
    names.release()
    const kept = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          indexedDB.open('tahi-gate').onsuccess = ({ target }) => {
            const database = (target as IDBOpenDBRequest).result
            database.transaction('roster').objectStore('roster').count().onsuccess = (answer) =>
              resolve((answer.target as IDBRequest<number>).result)
          }
        }),
    )
    expect(kept).toBe(0)
  })
})
