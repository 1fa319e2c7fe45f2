import {
  correctAttendance,
  createPayslip,
  listCorrections,
  readPayslip,
  removePayslip,
  requestCorrection,
  texts,
  withdrawCorrection,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

// The browser logs the conflict with the times that a colleague wrote.
test.use({ expectedErrors: [/409/] })

test('an employee’s requests appear for the manager, who accepts one and refuses another', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const manager = await clientOf(accounts.manager)
  const employee = await clientOf('EMP-00021', 'employee')
  // Days before the demo's, so that no payslip covers them.
  const { _id } = await recordDay(manager, {
    code: 'EMP-00021',
    date: '2026-04-07',
    timeIn: '09:45',
    timeOut: '16:00',
    status: 'pending',
  })
  const times = { timeIn: '07:00', timeOut: '16:30' }
  const requests = '/attendance/corrections?status=requested&from=2026-04-01&to=2026-04-30'
  await signIn(accounts.manager, requests)
  await expect(page.getByText('No Data Found')).toBeVisible()
  await expect(page.getByText(texts.correctionDecision.noneMatches)).toBeVisible()

  const badge = page.getByRole('link', { name: /correction requests? to decide/ }).locator('[aria-hidden]')
  const before = Number(await badge.textContent())
  const row = (day: string) => page.getByRole('row').filter({ hasText: day })

  await test.step('who did nothing', async () => {
    await employee.send(requestCorrection, {
      body: { date: '2026-04-07', ...times, reason: 'The clock was off until 9:45' },
    })
    await employee.send(requestCorrection, {
      body: { date: '2026-04-08', ...times, reason: 'I forgot to clock in' },
    })
    await expect(badge).toHaveText(String(before + 2))
    await expect(row('Apr 7, 2026')).toContainText('9:45 AM to 4:00 PM')
    await expect(row('Apr 7, 2026')).toContainText('7:00 AM to 4:30 PM')
    await expect(row('Apr 8, 2026')).toContainText('No record')
    await expectAccessible()
  })

  await test.step('a day tells of its request as long as it waits, and is not confirmed unasked', async () => {
    const date = '2026-04-09'
    await recordDay(manager, { code: 'EMP-00021', date, ...times, status: 'pending' })
    await visit(page, `/attendance?from=${date}&to=${date}`)
    await expect(row('Apr 9, 2026')).toContainText('Pending')
    const mark = row('Apr 9, 2026').getByRole('img', { name: texts.correction.waitsMark })
    await expect(mark).toHaveCount(0)
    const asked = await employee.send(requestCorrection, {
      body: { date, timeIn: '07:00', timeOut: '18:15', reason: 'I stayed longer' },
    })
    await expect(mark).toBeVisible()
    await row('Apr 9, 2026').getByRole('button', { name: 'Edit' }).click()
    const notice = page.getByRole('status').filter({ hasText: texts.correction.waits })
    await expect(notice).toContainText('7:00 AM to 6:15 PM')
    await expect(notice).toContainText('I stayed longer')
    await notice.getByRole('button', { name: 'Accept…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept this correction?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
    await confirm.click()
    const question = page.getByRole('dialog', { name: texts.correction.decideFirstQuestion('Confirm') })
    await expect(question).toContainText('Apr 9, 2026')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await employee.send(withdrawCorrection, { body: { _id: asked.data._id } })
    await expect(notice).toHaveCount(0)
    await confirm.click()
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Present')
    await visit(page, requests)
  })

  await test.step('accepting shows both, and gives the day its times', async () => {
    await row('Apr 7, 2026').getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept this correction?' })
    await expect(dialog.getByRole('row', { name: /Time IN/ })).toContainText('9:45 AM7:00 AM')
    await expect(dialog).toContainText('The clock was off until 9:45')
    await expect(dialog).toContainText(texts.correction.acceptedWaits)
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toBeFocused()
    await expectAccessible()
    // A colleague writes the day's times: they are shown before they are overwritten.
    const times = { timeIn: '08:15', timeOut: '16:00' }
    await manager.send(correctAttendance, { body: { _id, ...times, reason: 'Asked the guard' } })
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('Thank you')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this record')
    await expect(dialog.getByRole('row', { name: /Time IN/ })).toContainText('8:15 AM7:00 AM')
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('Thank you')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(row('Apr 7, 2026')).toHaveCount(0)
  })

  await test.step('the day, which still waits, is confirmed at once', async () => {
    const question = page.getByRole('dialog', { name: texts.correction.confirmQuestion })
    await expect(question.getByRole('link', { name: 'Open the day' })).toHaveAttribute(
      'href',
      `/attendance/new?id=${_id}`,
    )
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(question).toHaveCount(0)
    await expect(row('Apr 8, 2026').getByRole('button', { name: 'Accept' })).toBeFocused()
    await expect(badge).toHaveText(String(before + 1))
  })

  await test.step('refusing asks for an answer', async () => {
    await row('Apr 8, 2026').getByRole('button', { name: 'Refuse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refuse this correction?' })
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByText('Say why it is refused')).toBeVisible()
    const answer = dialog.getByRole('textbox', { name: 'Answer' })
    await answer.fill('The gate did not see you')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(answer).toHaveValue('The gate did not see you')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toHaveCount(0)
    await row('Apr 8, 2026').getByRole('button', { name: 'Refuse' }).click()
    await expect(answer).toHaveValue('')
    await answer.fill('The gate did not see you')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText(texts.correctionDecision.noneMatches)).toBeVisible()
    const { data } = await employee.send(listCorrections, {
      params: { id: 'all' },
      query: { from: '2026-04-08', to: '2026-04-08' },
    })
    expect(data).toMatchObject([{ state: 'refused', answer: 'The gate did not see you' }])
  })

  await test.step('the day has the times that were asked for, and says why', async () => {
    await visit(page, '/attendance/corrections?from=2026-04-01&to=2026-04-30')
    await expect(row('Apr 7, 2026')).toContainText('Accepted')
    await expect(row('Apr 8, 2026')).toContainText('Refused')
    await page.getByRole('radiogroup', { name: 'Show' }).getByText('Days').click()
    await expect(page).toHaveURL(/\/attendance$/)
    await visit(page, '/attendance?from=2026-04-01&to=2026-04-30')
    await expect(row('Apr 7, 2026')).toContainText('7:00 AM')
    await expect(row('Apr 7, 2026')).toContainText('Present')
    await row('Apr 7, 2026').getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText('asked: The clock was off until 9:45')).toBeVisible()
  })
})

test('a payslip says which request of its days still waits, and a refused decision leads to the payslip', async ({
  page,
  signIn,
}) => {
  const manager = await clientOf(accounts.manager)
  const code = 'EMP-00023'
  const employee = await clientOf(code, 'employee')
  const employeeId = await idOf(manager, code)
  const day = { date: '2026-04-14', timeIn: '07:00', timeOut: '16:00' }
  const { _id } = await recordDay(manager, { code, ...day })
  await employee.send(requestCorrection, { body: { ...day, timeOut: '17:00', reason: 'I stayed longer' } })
  const period = { date: '2026-04-13', endDate: '2026-04-18' }
  const { waiting_corrections: waits } = texts.payslip.warnings
  const requests = `/attendance/corrections?search=${code}&from=2026-04-13&to=2026-04-18&status=requested`

  await test.step('the run names the day', async () => {
    const run = `/salary/new?for=many&date=${period.date}&endDate=${period.endDate}`
    await signIn(accounts.manager, `${run}&search=${code}`)
    await expect(page.getByRole('link', { name: 'Decide requests of 1 person' })).toHaveAttribute(
      'href',
      requests,
    )
    const row = page.getByRole('row', { name: new RegExp(code) })
    await expect(row).toContainText('Asked to correct: 14')
    await row.getByText(code).click()
    const preview = page.getByRole('dialog', { name: 'Payslip preview' })
    await expect(preview.getByRole('alert').filter({ hasText: waits })).toContainText('Apr 14')
    await expect(preview.getByRole('link', { name: /^Decide them/ })).toHaveAttribute('href', requests)
  })

  const payslip = await manager.send(createPayslip, {
    body: { employeeId, ...period, payDate: '2026-04-18' },
  })

  await test.step('so does the payslip that is opened later', async () => {
    await visit(page, `/salary/new?id=${payslip.data._id}`)
    const warning = page.getByRole('alert').filter({ hasText: waits })
    await expect(warning).toContainText('Apr 14')
    await expect(warning).toContainText(texts.payslip.removeToCorrect)
  })

  await test.step('marking it as paid asks first', async () => {
    await visit(page, '/salary?from=2026-04-18&to=2026-04-18')
    await page.getByRole('button', { name: texts.payslip.markAsPaid }).click()
    const question = page.getByRole('dialog', { name: texts.payslip.payOutdatedQuestion(1) })
    await expect(question).toContainText(texts.payslip.payAskedDetail)
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the locked day leads to its payslip', async () => {
    await visit(page, `/attendance/new?id=${_id}`)
    await expect(page.getByText(texts.attendance.coveredByPayslip)).toBeVisible()
    await expect(page.getByText(texts.correction.waits)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.attendance.openPayslip })).toHaveAttribute(
      'href',
      `/salary/new?id=${payslip.data._id}`,
    )
  })

  await test.step('so does the request that cannot be accepted, which can be once the payslip is gone', async () => {
    await visit(page, requests)
    await page.getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept this correction?' })
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('Thank you')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog.getByRole('alert')).toContainText(texts.attendance.coveredByPayslip)
    const opens = dialog.getByRole('link', { name: texts.attendance.openPayslip })
    await expect(opens).toHaveAttribute('href', `/salary/new?id=${payslip.data._id}`)
    await expect(opens).toHaveAttribute('target', '_blank')
    const { version } = (await manager.send(readPayslip, { params: { id: payslip.data._id } })).data
    await manager.send(removePayslip, { body: { _id: payslip.data._id, version } })
    await dialog.getByRole('button', { name: 'Accept' }).click()
    const question = page.getByRole('dialog', { name: texts.correction.confirmQuestion })
    await question.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText(texts.correctionDecision.noneMatches)).toBeVisible()
  })
})
