import {
  createAnnouncement,
  listAnnouncementReaders,
  listDocuments,
  listNotifications,
  markNotificationsRead,
  readToday,
  sendNotification,
} from '@tahi/contract'
import { clientOf, clientWith, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { expect, phone, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test.describe('notifications', () => {
  /** A server in trouble, and a line that breaks. */
  test.use({ expectedErrors: [/503|ERR_FAILED/] })

  test('are read as they come, told to a server that was in trouble, and fetched when older ones are asked for', async ({
    page,
    signInHere,
  }) => {
    const { _id, userId } = await addEmployee('Tumitingin')
    const password = await setPassword(userId)
    await signInHere(userId, password)
    const manager = await clientOf(accounts.manager)
    const { token } = await sessionOf(userId, 'employee', password)
    const own = clientWith(token)
    const unread = async () => (await own.send(listNotifications, { query: { read: 'false' } })).total
    const tell = (title: string) =>
      manager.send(sendNotification, { body: { userId: _id, title, message: 'At the canteen.' } })
    const note = (title: string) => page.getByRole('listitem').filter({ hasText: title })

    await test.step('what comes while they are looked at is read too', async () => {
      await tell('First note')
      const list = await hold(page, `**${listNotifications.path}*`)
      await page.getByRole('link', { name: '1 new notification', exact: true }).click()
      await list.asked
      // What is below the list would move when it comes.
      const onPhone = page.getByRole('heading', { name: 'On this phone' })
      await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
      await expect(onPhone).toHaveCount(0)
      list.release()
      await expect(onPhone).toBeVisible()
      await expect(note('First note')).toContainText('New')
      await expect.poll(unread).toBe(0)
      await tell('Second note')
      await expect(note('Second note')).toContainText('New')
      await expect.poll(unread).toBe(0)
    })

    await test.step('a server in trouble is told again that they were read', async () => {
      await page.getByRole('link', { name: 'Today' }).click()
      await tell('Third note')
      await intercept(page, `**${markNotificationsRead.path}`, (route) =>
        route.fulfill({ status: 503, json: {} }),
      )
      const refused = page.waitForResponse(`**${markNotificationsRead.path}`)
      await page.getByRole('link', { name: '1 new notification', exact: true }).click()
      await refused
      await page.unrouteAll()
      await page.clock.fastForward('00:06')
      await expect.poll(unread).toBe(0)
    })

    await test.step('the latest are read first', async () => {
      await page.getByRole('link', { name: 'Today' }).click()
      for (let number = 1; number <= 21; number += 1) await tell(`Note ${number} of 21`)
      await page.getByRole('link', { name: '21 new notifications', exact: true }).click()
      await expect(note('of 21')).toHaveCount(20)
      await expect(note('of 21').first()).toContainText('Note 21 of 21')
      // The first note is not on the phone yet.
      await expect.poll(unread).toBe(1)
    })

    const showOlder = page.getByRole('button', { name: 'Show older' })
    const older = `**${listNotifications.path}?*pageSize=40*`
    await test.step('what is known stays where older ones do not come', async () => {
      await intercept(page, older, (route) => route.abort())
      await showOlder.click()
      await expect(page.getByText('This needs a connection.')).toBeVisible()
      await expect(note('of 21')).toHaveCount(20)
      await page.unroute(older)
    })

    await test.step('and while they are fetched', async () => {
      const line = await hold(page, older)
      await showOlder.click()
      await line.asked
      await expect(note('of 21')).toHaveCount(20)
      await expect(page.getByText(/^As of .* days ago/)).toHaveCount(0)
      line.release()
      await expect(note('of 21')).toHaveCount(21)
      await expect(note('of 21').last()).toContainText('Note 1 of 21')
      await expect.poll(unread).toBe(0)
      await expect(showOlder).toBeHidden()
    })
  })
})

test.describe('what is longer than the screen', () => {
  // Whether it was cancelled is asked of the server.
  test.use({ expectedErrors: [/404/] })

  test('stays within it, is read from its top, and says when it changes', async ({ page, signInHere }) => {
    const { _id, userId } = await addEmployee('Mahabang-link')
    const link = `https://forms.example/${'a'.repeat(90)}`
    const manager = await clientOf(accounts.manager)
    const desc = [link, ...Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`)].join('\n')
    const posted = await manager.send(createAnnouncement, { body: { _id: 'new', title: link, desc } })
    const change = (fields: { desc?: string; status?: false }) =>
      manager.send(createAnnouncement, { body: { _id: posted.data._id, ...fields } })
    const isRead = async () => {
      const readers = { params: { id: posted.data._id }, query: { search: userId } }
      const { data } = await manager.send(listAnnouncementReaders, readers)
      return data.people.map(({ readAt }) => readAt !== null)
    }
    await manager.send(sendNotification, { body: { userId: _id, title: link, message: link } })
    const wide = () => page.evaluate(wideAt, '100%')

    await test.step('a count of many stays within the smallest', async () => {
      await intercept(page, `**${readToday.path}*`, async (route) => {
        const answer = await route.fetch()
        const { data, ...envelope } = await answer.json()
        const unread = { announcements: 4, messages: 5, notifications: 3000 }
        await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, unread } } })
      })
      await page.setViewportSize({ width: 320, height: 640 })
      await signInHere(userId, await setPassword(userId))
      const count = page.getByRole('img', { name: '3009 unread' })
      await expect(count).toHaveText('99+')
      await expect(count).toBeInViewport({ ratio: 1 })
      // The count may be requested at this moment.
      await page.unrouteAll({ behavior: 'wait' })
      await page.setViewportSize(phone.viewport)
    })

    await visit(page, '/app/notifications')
    await expect(page.getByText(link).first()).toBeVisible()
    expect(await wide()).toEqual([])
    await intercept(page, `**${listDocuments.path.replace(':id', 'all')}*`, async (route) => {
      const answer = await route.fetch()
      const { data, ...envelope } = await answer.json()
      const named = data.map((one: object) => ({ ...one, title: `${'mahabang_pangalan_'.repeat(5)}.pdf` }))
      await route.fulfill({ response: answer, json: { ...envelope, data: named } })
    })
    await visit(page, '/app/documents')
    await expect(page.getByText(/mahabang_pangalan_/).first()).toBeVisible()
    expect(await wide()).toEqual([])
    await visit(page, '/app/announcements')
    await expect(page.getByRole('button', { name: link })).toBeVisible()
    expect(await wide()).toEqual([])
    await page.getByRole('button', { name: link }).click()
    await expect(page.getByRole('heading', { name: link })).toBeVisible()
    const sheet = page.getByRole('dialog')
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expect(sheet.getByRole('heading', { name: link })).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('heading', { name: link })).toBeFocused()
    await expect.poll(isRead).toEqual([true])

    await test.step('its change is read where it is open', async () => {
      await change({ desc: 'At two, not at ten.' })
      await expect(sheet).toContainText('At two, not at ten.')
      await expect.poll(isRead).toEqual([true])
    })

    await test.step('when it is cancelled, it says so, and nothing is left that leads to it', async () => {
      await change({ status: false })
      await expect(sheet.getByRole('status')).toHaveText('HR has taken this announcement back.')
      await expect(sheet).not.toContainText('At two, not at ten.')
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('button', { name: link })).toHaveCount(0)
      await visit(page, '/app/notifications')
      const told = page.getByRole('main').getByRole('listitem')
      await expect(told.filter({ hasText: link })).toHaveCount(1)
      const { data } = await manager.send(createAnnouncement, {
        body: { _id: 'new', title: 'Gone by noon', desc },
      })
      await expect(told.filter({ hasText: 'Gone by noon' })).toBeVisible()
      await manager.send(createAnnouncement, { body: { _id: data._id, status: false } })
      await expect(told.filter({ hasText: 'Gone by noon' })).toHaveCount(0)
    })
  })
})
