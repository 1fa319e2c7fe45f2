import {
  createAnnouncement,
  createAttendance,
  createDepartment,
  createLeave,
  createQuota,
  createQuotaProgress,
  type Department,
  listDepartments,
  listQuotaEmployees,
  listQuotas,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { badgeOf, countOn } from '../support/leaves.ts'
import { hold, liveLine } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test('what others do appears for the manager, who did nothing', async ({ page, signIn }) => {
  const own = await clientOf(accounts.manager)
  const colleague = await clientOf(accounts.hr)
  const rowOf = (code: string) => page.getByRole('row').filter({ hasText: code })

  await test.step('a page comes and connects while the server says who it is, and then asks once', async () => {
    const user = await hold(page, '**/api/auth/user')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isConnected = liveLine(page)
    const isSignedIn = signIn(accounts.manager, '/attendance')
    await isConnected
    await expect.poll(() => asked.some((url) => url.includes('/attendance-page'))).toBe(true)
    user.release()
    await isSignedIn
    await expect(rowOf('EMP-').first()).toBeVisible()
    // A refetch would have been sent by then; the request below is recorded after it.
    await page.clock.fastForward(5_000)
    await page.evaluate(() => fetch('/healthz'))
    expect(
      asked.filter((url) => url.includes('/api/attendance/all') && url.includes('pageSize=12')),
    ).toHaveLength(1)
    await page.unroute('**/api/auth/user')
  })

  await test.step('days of their branch, and only where the filters have them', async () => {
    await visit(page, '/attendance?from=2026-05-01&to=2026-05-31&status=absent')
    await expect(page.getByText('No Data Found')).toBeVisible()
    const date = '2026-05-04'
    const other = await clientOf(accounts.other)
    const absent = { date, timeIn: '', timeOut: '', status: 'absent' } as const
    await other.send(createAttendance, { body: { userId: await idOf(other, 'EMP-00071'), ...absent } })
    await recordDay(own, { code: 'EMP-00014', date, timeIn: '07:00', timeOut: '16:00' })
    await own.send(createAttendance, { body: { userId: await idOf(own, 'EMP-00013'), ...absent } })
    await expect(rowOf('EMP-00013')).toBeVisible()
    for (const code of ['EMP-00014', 'EMP-00071']) await expect(rowOf(code)).toHaveCount(0)
  })

  await test.step('an employee’s request, which changes under their eyes when somebody else decides', async () => {
    const employee = await clientOf('EMP-00011', 'employee')
    await visit(page, '/leaves?from=2027-05-17&to=2027-05-23')
    await expect(page.getByText('No Data Found')).toBeVisible()
    const before = await countOn(page)
    const { data: leave } = await employee.send(createLeave, {
      body: { leaveType: 'Sick', date: '2027-05-17', dateEnd: '2027-05-18' },
    })
    await expect(rowOf('EMP-00011')).toContainText('Requested')
    await expect.poll(() => countOn(page)).toBe(before + 1)
    await colleague.send(createLeave, { body: { _id: leave._id, state: 'rejected' } })
    await expect(rowOf('EMP-00011')).toContainText('Rejected')
    await expect.poll(() => countOn(page)).toBe(before)
    await expect(badgeOf(page)).toBeVisible()
  })

  await test.step('an open announcement, also one that the list does not show', async () => {
    const body = { _id: 'new', branchId: 'All', title: 'The gate opens at six', desc: 'On Monday.' }
    const { data } = await colleague.send(createAnnouncement, { body })
    await visit(page, `/announcement?search=nothing-like-it&show=${data._id}`)
    const opened = page.getByRole('dialog', { name: 'The gate opens at' })
    await expect(opened).toContainText('On Monday.')
    await colleague.send(createAnnouncement, {
      body: { _id: data._id, title: 'The gate opens at seven', desc: 'On Tuesday.' },
    })
    await expect(opened).toHaveAccessibleName('The gate opens at seven')
    await expect(opened).toContainText('On Tuesday.')
  })

  await test.step('a department’s new name, in an open list of people', async () => {
    const admin = await clientOf(accounts.admin)
    const { data } = await own.send(listDepartments, { params: { id: 'all' }, query: {} })
    const { _id, departmentName } = data.find(({ people }) => people > 0) as Department
    await visit(page, `/employees?department=${_id}`)
    const row = page.getByRole('table', { name: 'Employees' }).locator('tbody tr').first()
    await expect(row).toContainText(departmentName)
    await admin.send(createDepartment, { body: { _id, departmentName: 'Tahian' } })
    await expect(row).toContainText('Tahian')
    await admin.send(createDepartment, { body: { _id, departmentName } })
  })

  await test.step('and a press reaches nobody who has slid under it since', async () => {
    const asked = new Map<string, string>()
    for (const code of ['EMP-00013', 'EMP-00014', 'EMP-00015']) {
      const employee = await clientOf(code, 'employee')
      const body = { leaveType: 'Sick', date: '2027-06-14', dateEnd: '2027-06-15' } as const
      asked.set(code, (await employee.send(createLeave, { body })).data._id)
    }
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await visit(page, '/leaves?from=2027-06-14&to=2027-06-20&status=requested')
    const rows = rowOf('EMP-')
    const top = rows.first()
    const reject = top.getByRole('button', { name: 'Reject' })
    /** Somebody else takes the top row away. */
    const takeAway = async (left: number) => {
      const code = /EMP-\d+/.exec(await top.innerText())?.[0] ?? ''
      await colleague.send(createLeave, { body: { _id: asked.get(code), state: 'confirmed' } })
      await expect(rows).toHaveCount(left)
    }
    await expect(rows).toHaveCount(3)

    await test.step('with a key', async () => {
      await reject.focus()
      await takeAway(2)
      await expect(top).toBeFocused()
    })
    await test.step('with a mouse that rests', async () => {
      sent.length = 0
      await reject.hover()
      await takeAway(1)
      const press = async () => {
        await page.mouse.down()
        await page.mouse.up()
      }
      await press()
      await expect(page.getByText('The list has just changed.')).toBeVisible()
      expect(sent).toEqual([])
      await press()
      await expect(rows).toHaveCount(0)
      expect(sent).toHaveLength(1)
    })
  })
})

test.describe('the General Manager', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('watches, and misses nothing after the line was lost', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    const report = await addQuota('Live skirt')
    const row = page.getByRole('row').filter({ hasText: 'Live skirt' })

    await test.step('a leave that can only be read shows what is decided while it is open', async () => {
      const employee = await clientOf('EMP-00013', 'employee')
      const { data: leave } = await employee.send(createLeave, {
        body: { leaveType: 'Sick', date: '2027-05-17', dateEnd: '2027-05-18' },
      })
      await signIn(accounts.admin, `/leaves/new?id=${leave._id}`)
      const state = page.getByLabel('Leave Status')
      await expect(state).toHaveValue('Requested')
      const hr = await clientOf(accounts.manager)
      await hr.send(createLeave, { body: { _id: leave._id, state: 'confirmed' } })
      await expect(state).toHaveValue('Confirmed')
      await expect(page.getByText(/^Confirmed by/)).toBeVisible()
    })

    await test.step('quotas are only read', async () => {
      await visit(page, '/production')
      await expect(row).toContainText('0 / 100')
      const other = page.getByRole('row').filter({ hasText: 'Sta. Maria' }).first()
      await expect(other).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add Quota' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0)
      // Employees are for managers only (C2): a row opens only what may be viewed.
      await expect(page.getByRole('row').getByRole('button', { name: 'Employees' })).toHaveCount(0)

      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: 'View' }).first().click()
      await expect(dialog.getByLabel('Target')).toBeDisabled()
      await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await other.click()
      await expect(dialog.getByLabel('Target')).toBeDisabled()
      await expectAccessible()
      await page.keyboard.press('Escape')
    })

    await test.step('a quota’s bar grows while progress comes in', async () => {
      // Otherwise a refetch for this event could still finish after the connection is back.
      const isReadAnew = page.waitForResponse(/\/api\/prod\/quota\/all\?.*pageSize=10$/)
      await report(40)
      await expect(row).toContainText('40 / 100')
      await isReadAnew
    })

    await test.step('also what came in while the line was lost', async () => {
      await context.setOffline(true)
      await expect(page.getByText('You are offline')).toBeVisible()
      await report(25)
      await context.setOffline(false)
      await expect(row).toContainText('65 / 100')
      await report(10)
      await expect(row).toContainText('75 / 100')
    })
  })
})

/** Adds a quota of today for people who have one. @returns reports pieces of one of them */
async function addQuota(styleName: string): Promise<(quotaProgress: number) => Promise<unknown>> {
  const manager = await clientOf(accounts.manager)
  const today = { from: '2026-11-18', to: '2026-11-18' }
  const [model] = (await manager.send(listQuotas, { params: { id: 'all' }, query: today })).data
  if (!model) throw new Error('The demo has quotas of the day')
  const { departmentId, designationId, date } = model
  const { data: quota } = await manager.send(createQuota, {
    body: { departmentId, designationId, styleName, target: 100, date },
  })
  const { data: people } = await manager.send(listQuotaEmployees, { params: { id: quota._id }, query: {} })
  return (quotaProgress) =>
    manager.send(createQuotaProgress, {
      body: { quotaId: quota._id, quotaEmployeeId: people[0]?.employee._id, quotaProgress },
    })
}
