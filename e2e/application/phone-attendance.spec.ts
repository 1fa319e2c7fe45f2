import {
  assignShift,
  createLeave,
  createShift,
  decideCorrection,
  decideLeaves,
  listCorrections,
  removeAttendance,
  withdrawLeave,
} from '@tahi/contract'
import { clientOf, clientWith, recordDay, sessionOf } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { watchCalls } from '../support/failure-report.ts'
import { expect, smallTargets, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test.describe('a month', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('one’s month, and what is wrong in it: asked, refused, asked without a line, withdrawn', async ({
    page,
    context,
    signInHere,
    expectAccessible,
  }) => {
    const unanswered = watchCalls(page)
    const manager = await clientOf(accounts.manager)
    // Days before the demo's, so that no payslip covers them.
    await recordDay(manager, { code: 'EMP-00033', date: '2026-05-05', timeIn: '07:00', timeOut: '16:30' })
    await signInHere('EMP-00033', password)
    await page.getByRole('link', { name: 'Attendance' }).click()
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
    for (let month = 11; month > 5; month -= 1)
      await page.getByRole('button', { name: 'Former month' }).click()
    const day = (name: string) => page.getByRole('button', { name })
    const sheet = page.getByRole('dialog')

    await test.step('a day says what it brings', async () => {
      await expect(day('Tue, May 5')).toContainText('7:00 AM to 4:30 PM')
      await expect(day('Tue, May 5')).toContainText('8:00 h regular, 0:30 h overtime')
      await expect(page.getByRole('list', { name: 'Days of May 2026' })).toContainText('5: Present')
      expect(await smallTargets(page)).toEqual([])
    })

    const long = 'See-the-log'.repeat(8)
    const ask = async (name: string) => {
      await day(name).click()
      await sheet.getByRole('button', { name: 'Something is wrong' }).click()
      await sheet.getByLabel('Time in').fill('07:00')
      await sheet.getByLabel('Time out').fill('16:00')
      await sheet.getByLabel('What happened?').fill(`I forgot to clock in.\n${long}`)
      await sheet.getByRole('button', { name: 'Send to HR' }).click()
      await expect(sheet).toHaveCount(0)
    }

    await test.step('what is missing in a request is said at its field', async () => {
      await day('Wed, May 6').click()
      await sheet.getByRole('button', { name: 'Something is wrong' }).click()
      await sheet.getByRole('button', { name: 'Send to HR' }).click()
      await expect(sheet.getByText('Enter the time you came in.')).toBeVisible()
      await expect(sheet.getByText('Say what happened')).toBeVisible()
      await expect(sheet.getByLabel('Time in')).toBeFocused()
      await expectAccessible()
      expect(await smallTargets(page)).toEqual([])
      expect(await page.evaluate(wideAt, '200%')).toEqual([])
      await page.keyboard.press('Escape')
    })

    await test.step('what HR says shows at once', async () => {
      await ask('Wed, May 6')
      await expect(day('Wed, May 6')).toContainText('Correction asked')
      const { data } = await manager.send(listCorrections, {
        params: { id: 'all' },
        query: { from: '2026-05-06', to: '2026-05-06', search: 'EMP-00033' },
      })
      const [asked] = data
      if (!asked) throw new Error('The request arrived')
      await manager.send(decideCorrection, {
        body: {
          _id: asked._id,
          version: asked.version,
          accept: false,
          answer: `You were in Sta. Maria.\n${long}`,
        },
      })
      await expect(day('Wed, May 6')).toContainText('Correction refused')
      await day('Wed, May 6').click()
      await expect(sheet).toContainText('HR says: You were in Sta. Maria')
      const words = await sheet.innerText()
      expect(words).toContain(`I forgot to clock in.\n${long}`)
      expect(words).toContain(`You were in Sta. Maria.\n${long}`)
      expect(await page.evaluate(wideAt, '200%')).toEqual([])
      await expectAccessible()
      await sheet.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('without a line the phone keeps it, and sends it once', async () => {
      await context.setOffline(true)
      await ask('Thu, May 7')
      await expect(day('Thu, May 7')).toContainText('Waits to be sent')
      await context.setOffline(false)
      await expect(day('Thu, May 7')).toContainText('Correction asked')
      const { total } = await manager.send(listCorrections, {
        params: { id: 'all' },
        query: { from: '2026-05-07', to: '2026-05-07', search: 'EMP-00033' },
      })
      expect(total).toBe(1)
    })

    await test.step('without a line it can be taken back too: what HR has, and what was never sent', async () => {
      const takeBack = async (name: string) => {
        await day(name).click()
        await expect(sheet).toContainText('You asked for 7:00 AM to 4:00 PM')
        await sheet.getByRole('button', { name: 'Withdraw the request' }).click()
        await expect(sheet).toHaveCount(0)
      }
      await context.setOffline(true)
      await ask('Fri, May 8')
      await takeBack('Fri, May 8')
      await expect(day('Fri, May 8')).not.toContainText('Waits to be sent')
      await takeBack('Thu, May 7')
      await expect(day('Thu, May 7')).toContainText('Withdrawal waits to be sent')
      await context.setOffline(false)
      await expect(day('Thu, May 7')).not.toContainText('Withdrawal')
      await expect(day('Thu, May 7')).not.toContainText('Correction asked')
    })

    await test.step('what is typed about a day stays in front when the month ends', async () => {
      await page.getByRole('link', { name: 'Attendance' }).click()
      await day('Wed, Nov 18').click()
      await sheet.getByRole('button', { name: 'Something is wrong' }).click()
      await sheet.getByLabel('What happened?').fill('The gate was shut')
      // Offline: a reply would show that the server's clock did not jump. The phone counts on from the clock of the last
      // reply.
      await context.setOffline(true)
      await expect.poll(unanswered).toEqual([])
      await page.clock.setSystemTime('2026-12-02T00:00:30+08:00')
      await expect(page.getByRole('button', { name: 'Next month' })).toBeEnabled()
      await expect(sheet.getByLabel('What happened?')).toHaveValue('The gate was shut')
    })
  })
})

test('what HR and another phone do meanwhile shows on the phone that is open: hours, days and leaves', async ({
  page,
  signInHere,
}) => {
  const hr = await clientOf(accounts.hr)
  const { _id, userId, branchId } = await addEmployee('Dalawang-telepono')
  const password = await setPassword(userId)
  await signInHere(userId, password)
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).click()

  await test.step('other hours that HR assigns', async () => {
    await expect(page.getByText('7:00 AM – 4:00 PM')).toBeVisible()
    const hours = { name: 'Umaga', start: '05:00', end: '14:00', breakMinutes: 60, days: [1, 2, 3, 4, 5, 6] }
    const { data: shift } = await hr.send(createShift, {
      body: { _id: 'new', branchId: branchId ?? '', ...hours },
    })
    await hr.send(assignShift, { body: { shiftId: shift._id, userIds: [_id], from: '2026-11-18' } })
    await expect(page.getByText('5:00 AM – 2:00 PM')).toBeVisible()
    await hr.send(createShift, { body: { _id: shift._id, end: '14:30' } })
    await expect(page.getByText('5:00 AM – 2:30 PM')).toBeVisible()
  })

  await test.step('a day that HR records and removes', async () => {
    await tab('Attendance')
    const day = page.getByRole('button', { name: 'Tue, Nov 17' })
    // Added on the 18th: the day before is hers only while something is recorded of it.
    await expect(page.getByRole('button', { name: 'Wed, Nov 18' })).toBeVisible()
    await expect(day).toHaveCount(0)
    const times = { date: '2026-11-17', timeIn: '07:00', timeOut: '16:00' }
    const record = await recordDay(hr, { code: userId, ...times })
    await expect(day).toContainText('7:00')
    await hr.send(removeAttendance, { body: { _id: record._id } })
    await expect(day).toHaveCount(0)
  })

  const { token } = await sessionOf(userId, 'employee', password)
  const otherPhone = clientWith(token)
  const days = { leaveType: 'Sick', date: '2026-11-18', dateEnd: '2026-11-18' } as const
  const ask = async () => (await otherPhone.send(createLeave, { body: days })).data

  await test.step('a leave that the other phone asks for and withdraws, in the list', async () => {
    await tab('Leave')
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
    const { _id: leaveId } = await ask()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await otherPhone.send(withdrawLeave, { body: { _id: leaveId } })
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
  })

  await test.step('one that HR confirms and takes back, in the month', async () => {
    const { _id: leaveId } = await ask()
    await tab('Attendance')
    const day = page.getByRole('button', { name: 'Wed, Nov 18' })
    await expect(day).not.toContainText('leave')
    await hr.send(decideLeaves, { body: { ids: [leaveId], state: 'confirmed' } })
    await expect(day).toContainText('leave')
    await hr.send(withdrawLeave, { body: { _id: leaveId } })
    await expect(day).not.toContainText('leave')
  })
})
