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

test('an employee’s request appears for the manager, who did nothing', async ({ page, signIn }) => {
  const employee = await clientOf('EMP-00011', 'employee')
  await signIn(accounts.manager, '/leaves?from=2027-05-17&to=2027-05-23')
  await expect(page.getByText('No Data Found')).toBeVisible()
  const before = await countOn(page)

  const { data: leave } = await employee.send(createLeave, {
    body: { leaveType: 'Sick', date: '2027-05-17', dateEnd: '2027-05-18' },
  })
  const row = page.getByRole('row').filter({ hasText: 'EMP-00011' })
  await expect(row).toContainText('Requested')
  await expect.poll(() => countOn(page)).toBe(before + 1)

  await test.step('and changes under their eyes when somebody else decides', async () => {
    const colleague = await clientOf(accounts.hr)
    await colleague.send(createLeave, { body: { _id: leave._id, state: 'rejected' } })
    await expect(row).toContainText('Rejected')
    await expect.poll(() => countOn(page)).toBe(before)
  })
  await expect(badgeOf(page)).toBeVisible()
})

test('a leave that can only be read shows what is decided while it is open', async ({ page, signIn }) => {
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

test('what another branch does stays there', async ({ page, signIn }) => {
  const other = await clientOf(accounts.other)
  const own = await clientOf(accounts.manager)
  await signIn(accounts.manager, '/attendance?from=2026-06-01&to=2026-06-30')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await recordDay(other, { code: 'EMP-00071', date: '2026-06-03', timeIn: '07:00', timeOut: '16:00' })
  await recordDay(own, { code: 'EMP-00012', date: '2026-06-03', timeIn: '07:00', timeOut: '16:00' })
  await expect(page.getByRole('row').filter({ hasText: 'EMP-00012' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'EMP-00071' })).toHaveCount(0)
})

test('an open announcement is read anew, also one that the list does not show', async ({ page, signIn }) => {
  const colleague = await clientOf(accounts.hr)
  const body = { _id: 'new', branchId: 'All', title: 'The gate opens at six', desc: 'On Monday.' }
  const { data } = await colleague.send(createAnnouncement, { body })
  await signIn(accounts.manager, `/announcement?search=nothing-like-it&show=${data._id}`)
  const opened = page.getByRole('dialog', { name: 'The gate opens at' })
  await expect(opened).toContainText('On Monday.')
  await colleague.send(createAnnouncement, {
    body: { _id: data._id, title: 'The gate opens at seven', desc: 'On Tuesday.' },
  })
  await expect(opened).toHaveAccessibleName('The gate opens at seven')
  await expect(opened).toContainText('On Tuesday.')
  await colleague.send(createAnnouncement, { body: { _id: data._id, status: false } })
})

test('a department is called by its new name in an open list of people', async ({ page, signIn }) => {
  const admin = await clientOf(accounts.admin)
  const own = await clientOf(accounts.manager)
  const { data } = await own.send(listDepartments, { params: { id: 'all' }, query: {} })
  const { _id, departmentName } = data.find(({ people }) => people > 0) as Department
  await signIn(accounts.manager, `/employees?department=${_id}`)
  const row = page.getByRole('table', { name: 'Employees' }).locator('tbody tr').first()
  await expect(row).toContainText(departmentName)
  await admin.send(createDepartment, { body: { _id, departmentName: 'Tahian' } })
  await expect(row).toContainText('Tahian')
  await admin.send(createDepartment, { body: { _id, departmentName } })
})

test('filters are respected, and the page that is shown does not move', async ({ page, signIn }) => {
  const client = await clientOf(accounts.manager)
  await signIn(accounts.manager, '/attendance?from=2026-05-01&to=2026-05-31&status=absent')
  await expect(page.getByText('No Data Found')).toBeVisible()
  const userId = await idOf(client, 'EMP-00013')
  await recordDay(client, { code: 'EMP-00014', date: '2026-05-04', timeIn: '07:00', timeOut: '16:00' })
  await client.send(createAttendance, {
    body: { userId, date: '2026-05-04', timeIn: '', timeOut: '', status: 'absent' },
  })
  await expect(page.getByRole('row').filter({ hasText: 'EMP-00013' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'EMP-00014' })).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a quota’s bar grows while progress comes in, and after the line was lost nothing is missing', async ({
    page,
    context,
    signIn,
  }) => {
    const manager = await clientOf(accounts.manager)
    const quotas = await manager.send(listQuotas, {
      params: { id: 'all' },
      query: { from: '2026-11-18', to: '2026-11-18' },
    })
    const [model] = quotas.data
    if (!model) throw new Error('The demo has quotas of the day')
    const { departmentId, designationId } = model
    const { data: quota } = await manager.send(createQuota, {
      body: { departmentId, designationId, styleName: 'Live skirt', target: 100, date: '2026-11-18' },
    })
    const { data: people } = await manager.send(listQuotaEmployees, { params: { id: quota._id }, query: {} })
    const report = (quotaProgress: number) =>
      manager.send(createQuotaProgress, {
        body: { quotaId: quota._id, quotaEmployeeId: people[0]?.employee._id, quotaProgress },
      })

    await signIn(accounts.admin, '/production?from=2026-11-18&to=2026-11-18')
    const row = page.getByRole('row').filter({ hasText: 'Live skirt' })
    await expect(row).toContainText('0 / 100')
    // Otherwise a refetch for this event could still finish after the connection is back.
    const isReadAnew = page.waitForResponse(/\/api\/prod\/quota\/all\?.*pageSize=10$/)
    await report(40)
    await expect(row).toContainText('40 / 100')
    await isReadAnew

    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await report(25)
    await context.setOffline(false)
    await expect(row).toContainText('65 / 100')
    await report(10)
    await expect(row).toContainText('75 / 100')
  })
})

test('a page comes and connects while the server says who it is, and then asks once', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager)
  const user = await hold(page, '**/api/auth/user')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isConnected = liveLine(page)
  await page.goto('/attendance')
  await isConnected
  await expect.poll(() => asked.some((url) => url.includes('/attendance-page'))).toBe(true)
  user.release()
  await expect(page.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
  // A refetch would have been sent by then; the request below is recorded after it.
  await page.clock.fastForward(5_000)
  await page.evaluate(() => fetch('/healthz'))
  expect(
    asked.filter((url) => url.includes('/api/attendance/all') && url.includes('pageSize=12')),
  ).toHaveLength(1)
})

test('a press reaches nobody who has slid under it since', async ({ page, signIn }) => {
  const colleague = await clientOf(accounts.hr)
  const asked = new Map<string, string>()
  for (const code of ['EMP-00013', 'EMP-00014', 'EMP-00015']) {
    const employee = await clientOf(code, 'employee')
    const body = { leaveType: 'Sick', date: '2027-06-14', dateEnd: '2027-06-15' } as const
    asked.set(code, (await employee.send(createLeave, { body })).data._id)
  }
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await signIn(accounts.manager, '/leaves?from=2027-06-14&to=2027-06-20&status=requested')
  const rows = page.getByRole('row').filter({ hasText: 'EMP-' })
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
