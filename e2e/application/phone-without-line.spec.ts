import {
  createAnnouncement,
  listAnnouncementReaders,
  listAnnouncements,
  listDocuments,
  readAttendance,
  readPerson,
} from '@tahi/contract'
import { expectAccessible } from '../support/accessible.ts'
import { clientOf, serverTime } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addSewer } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { daysAtHr, expect, keptOn, knownOn, restart, smallTargets, test } from '../support/phone-test.ts'
import { photo } from '../support/photo.ts'
import { setPassword } from '../support/set-password.ts'
import { cutLive, hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|500/] })

test('a phone that lost the time while it was off says so and still takes the tap, and what needs a line says so', async ({
  page: first,
  context,
  sewerHere,
}) => {
  const { _id, userId } = await sewerHere('Walang-oras')
  await expect(first.getByText('You have not clocked in yet.')).toBeVisible()
  await expect(first.getByRole('article').first()).toBeVisible()
  await keptOn(first)
  await context.setOffline(true)
  const page = await restart(context, first, '2020-01-01T00:00:00+08:00')

  await test.step('it takes no day for granted', async () => {
    await expect(page.getByText('The time is not certain')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
    await expect(page.getByText('You have not clocked in yet.')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(0)
    // How old it is cannot be said, but when it came.
    await expect(page.getByText(/^As of Nov 18, 10:\d\d/)).toBeVisible()
    // The tap has its button, and not a page of its own.
    await page.getByRole('button', { name: 'Clock in' }).click()
    await expect(page.getByText('Clock in: Waits to be sent')).toBeVisible()
    await page.getByRole('link', { name: '1 entry waits' }).click()
    await expect(page.locator('section')).toContainText('Clock inThe time is not certain')
    await page.getByRole('link', { name: 'Today' }).click()
  })

  await test.step('both taps stay while it waits, also once the phone is put right', async () => {
    await page.clock.setSystemTime(await serverTime())
    await expect(page.getByText(/^As of Nov 18, 10:\d\d/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
    await expect(page.getByText('Clock in: Waits to be sent')).toBeVisible()
  })

  await test.step('and the server finds the day', async () => {
    await context.setOffline(false)
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    await expect(page.getByText('The time is not certain')).toHaveCount(0)
    const data = await daysAtHr(_id)
    expect(data).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
    const hr = await clientOf(accounts.hr)
    const record = await hr.send(readAttendance, { params: { id: data[0]?._id ?? '' } })
    const [claim] = record.data.claims
    expect(claim).toMatchObject({
      kind: 'in',
      outcome: 'recorded',
      phoneTime: expect.stringMatching(/^2019-12-31T16:/),
    })
    expect(claim?.doubts).toEqual(expect.arrayContaining(['clockDiffers', 'setBack']))
  })

  const manager = await clientOf(accounts.manager)
  const title = 'The gate on Sampaguita Street is closed'
  const { data: posted } = await manager.send(createAnnouncement, {
    body: { _id: 'new', title, desc: 'Until Friday.' },
  })
  const entry = page.getByRole('button', { name: title })

  await test.step('without a line, what needs one says so where it is', async () => {
    await visit(page, '/app/announcements')
    await expect(entry).toContainText('New')
    await keptOn(page, listAnnouncements)
    await visit(page, '/app/profile')
    await expect(page.getByLabel('Contact number')).toBeVisible()
    await keptOn(page, readPerson)
    await visit(page, '/app/documents')
    const documents = page.getByRole('main').getByRole('link', { name: /AM|PM/ })
    await expect(documents.first()).toBeVisible()
    await keptOn(page, listDocuments)
    await context.setOffline(true)

    await expect(page.getByText('Opening a document needs a connection.')).toBeVisible()
    await expect(documents.first()).toBeDisabled()
    await expectAccessible(page)

    await page.goto('/app/profile')
    await page.getByLabel('Change picture').setInputFiles(photo(60, 40))
    await expect(page.getByText('The picture was not changed: this needs a connection.')).toBeVisible()
    await expect(page.getByText('is kept.')).toHaveCount(0)

    await visit(page, '/app/more')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('you cannot sign in again without one')
    await expect(question).not.toContainText('What waits')
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('an announcement is read without one, and HR learns of it with the next', async () => {
    await visit(page, '/app/announcements')
    await entry.click()
    await expect(page.getByRole('dialog')).toContainText('Until Friday.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(entry).not.toContainText('New')
    // It is sent unasked: nothing is said to wait.
    await expect(page.getByText('waits to be sent')).toHaveCount(0)
    await knownOn(page, new RegExp(`${posted._id}.{0,500}"read":true`))
    const again = await restart(context, page)
    await again.goto('/app/announcements')
    await expect(again.getByRole('button', { name: title })).not.toContainText('New')
    await context.setOffline(false)
    const readers = { params: { id: posted._id }, query: { search: userId } }
    await expect
      .poll(async () => (await manager.send(listAnnouncementReaders, readers)).data.people)
      .toMatchObject([{ readAt: expect.any(String) }])
    await manager.send(createAnnouncement, { body: { _id: posted._id, status: false } })
  })
})

test('a phone that knows nothing of the day yet takes the tap all the same', async ({
  page,
  context,
  signInHere,
}) => {
  await cutLive(page)
  const { _id, userId } = await addSewer('Walang-araw')
  const password = await setPassword(userId)
  const dead = await hold(page, /\/api\/(attendance\/today|auth\/user)/)
  const signedIn = signInHere(userId, password)
  await dead.asked
  await page.clock.fastForward('00:07')
  await signedIn

  await test.step('it does not wait for it', async () => {
    await page.clock.fastForward('00:07')
    await expect(page.getByText('Your day is not on this phone yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
    await expectAccessible(page)
    expect(await smallTargets(page)).toEqual([])
  })

  await test.step('without a line the tap waits, and is not offered twice', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Clock in' }).click()
    await expect(page.getByText('Clock in: Waits to be sent')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clock in' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
  })

  await test.step('and the day comes with it', async () => {
    dead.release()
    await context.setOffline(false)
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    await expect(page.getByText('Your day is not on this phone yet.')).toHaveCount(0)
    expect(await daysAtHr(_id)).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
  })
})

test('a tap that is stored says so, though the day does not come', async ({ page, sewerHere }) => {
  await cutLive(page)
  await intercept(page, '**/api/attendance/today', (route) => route.fulfill({ status: 500 }))
  await sewerHere('Sirang-araw')
  await page.getByRole('button', { name: 'Clock in' }).click()
  await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clock in' })).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Clock out' })).toHaveCount(1)
  await expect(page.getByText('Your day is not on this phone yet.')).toHaveCount(0)
})

test('the day’s first tap stays, though only yesterday is known', async ({
  page: first,
  context,
  sewerHere,
}) => {
  await intercept(first, '**/api/attendance/today', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, date: '2026-11-17', record: null } } })
  })
  await sewerHere('Kahapon')
  await expect(first.getByText('You have not clocked in yet.')).toBeVisible()
  await first.getByRole('button', { name: 'Clock in' }).click()
  await expect(first.getByText(/^In since 10:\d\d AM/)).toBeVisible()
  await knownOn(first, 'stored-times')
  await keptOn(first)
  await context.setOffline(true)
  const page = await restart(context, first)
  await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
})
