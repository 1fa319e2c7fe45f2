import {
  addPerson,
  approveAccount,
  assignShift,
  attendanceEvent,
  confirmAttendance,
  createAnnouncement,
  createAttendance,
  createDesignation,
  createDocument,
  createGate,
  createLeave,
  createQuotaProgress,
  createShift,
  decideLeaves,
  endGate,
  leaveEvent,
  limits,
  markPayslips,
  pairGate,
  progressEvent,
  refuseAccount,
  removeAttendance,
  removeAttendances,
  setAttendancePresent,
  setAttendanceTimeOut,
  setGatePin,
  updatePerson,
  withdrawLeave,
} from '@tahi/contract'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { importBy } from './fixtures/import-by.ts'
import { hangUp, type Listening, listen } from './fixtures/live.ts'
import { openPayrollBranch } from './fixtures/payroll-branch.ts'
import { openProductionBranch, today } from './fixtures/production-branch.ts'
import { usualNow } from './fixtures/server.ts'
import { pairTablet } from './fixtures/tablet.ts'
import { uploaded } from './fixtures/upload.ts'
import { visitorOf } from './fixtures/visitor.ts'

afterAll(hangUp)

const named = (heard: Listening['heard'], name: string) =>
  heard.filter((event) => event.name === name).map(({ payload }) => payload as Record<string, unknown>)
/** The events about records that moved with a person. */
const moved = ['attendance', 'correction', 'leave', 'payslip'].map((kind) => `${kind}-changed`)
const names = (heard: Listening['heard']) => [...new Set(heard.map(({ name }) => name))].sort()

it('a clock-in is told to the branch, to head office and to the one who clocked in', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const [sewer, colleague] = [await hire(), await hire()]
  const listeners = await Promise.all(
    [manager, await tahi.addPerson('admin'), sewer].map((person) => listen(tahi, person)),
  )
  const silent = await listen(tahi, colleague)
  const { ok } = await tahi.call(sewer, createAttendance, { body: {} })
  const { can: _, paidElsewhere: __, ...record } = ok.data
  for (const listening of listeners)
    expect(named(await listening.all(), attendanceEvent.name)).toEqual([record])
  expect(await silent.all()).toEqual([])
  await tahi.call(sewer, createAttendance, { body: {} })
  for (const listening of listeners)
    expect(named(await listening.all(), attendanceEvent.name), 'doing it again changes nothing').toHaveLength(
      1,
    )
})

it('a leave is told when it is requested and when it is decided, with the days that it writes', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const sewer = await hire()
  const [hearing, own] = [await listen(tahi, manager), await listen(tahi, sewer)]
  const { ok } = await tahi.call(sewer, createLeave, {
    body: { leaveType: 'Sick', date: today, dateEnd: today },
  })
  expect(named(await hearing.all(), leaveEvent.name)).toMatchObject([
    { _id: ok.data._id, state: 'requested' },
  ])
  await tahi.call(manager, decideLeaves, { body: { ids: [ok.data._id], state: 'confirmed' } })
  expect(named(await own.all(), leaveEvent.name)).toMatchObject([
    { state: 'requested' },
    { state: 'confirmed' },
  ])
  expect(names(await hearing.all())).toEqual([
    'attendance-changed',
    'leave-changed',
    'leave-socket',
    'notification',
  ])
  expect(names(await own.all())).toEqual(['leave-socket', 'notification'])
})

it('a leave that is taken back is told to whose it was, on each of their phones, and to no colleague', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const [sewer, colleague] = [await hire(), await hire()]
  const listeners = await Promise.all([manager, sewer, sewer].map((person) => listen(tahi, person)))
  const silent = await listen(tahi, colleague)
  const { ok } = await tahi.call(sewer, createLeave, {
    body: { leaveType: 'Sick', date: today, dateEnd: today },
  })
  for (const listening of listeners) listening.heard.length = 0
  await tahi.call(sewer, withdrawLeave, { body: { _id: ok.data._id } })
  for (const listening of listeners) expect(names(await listening.all())).toContain('leave-changed')
  expect(await silent.all()).toEqual([])
})

it('progress is told with the sum that the quota has now', async () => {
  const { tahi, manager, hire, addQuota } = await openProductionBranch()
  const sewer = await hire()
  const quota = await addQuota()
  const hearing = await listen(tahi, manager)
  for (const quotaProgress of [12, 5])
    await tahi.call(sewer, createQuotaProgress, { body: { quotaId: quota._id, quotaProgress } })
  expect(named(await hearing.all(), progressEvent.name)).toMatchObject([
    { quotaId: quota._id, quotaEmployeeId: sewer.id, quotaProgress: 12, progress: 12 },
    { quotaId: quota._id, quotaEmployeeId: sewer.id, quotaProgress: 5, progress: 17 },
  ])
  expect(names(await hearing.all())).toEqual(['q-progress', 'quota-changed'])
})

it('a merged designation is told to the phones of its people, whose quotas are others now', async () => {
  const { tahi, addDesignation, hire, designation } = await openProductionBranch()
  const merged = await addDesignation()
  const own = await listen(tahi, await hire('Cruz', merged))
  const admin = await tahi.addPerson('admin')
  const body = { _id: merged, status: false, moveTo: designation }
  expect((await tahi.call(admin, createDesignation, { body })).status).toBe(200)
  expect(names(await own.all())).toEqual(['quota-changed'])
})

it('somebody added is told to head office and the branch, and to no employee', async () => {
  const { tahi, branch, manager, department, designation, hire } = await openProductionBranch()
  const [hearing, employee] = [await listen(tahi, manager), await listen(tahi, await hire())]
  const stranger = await listen(tahi, await tahi.addPerson('manager', await tahi.addBranch()))
  const answer = await tahi.call(manager, addPerson, {
    body: {
      branchId: branch,
      departmentId: department,
      designationId: designation,
      firstName: 'Nena',
      lastName: 'Cruz',
      email: 'nena.cruz@example.com',
      birthday: '1990-05-17',
      dailyRate: 600,
      overRate: 90,
    } as never,
  })
  expect(answer.status).toBe(200)
  expect(names(await hearing.all())).toEqual(['people-changed'])
  expect(await employee.all()).toEqual([])
  expect(await stranger.all()).toEqual([])
})

it('an account that waits, is approved or refused is told to every office: it waited in each', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const admin = await tahi.addPerson('admin')
  const elsewhere = await tahi.addPerson('manager', await tahi.addBranch())
  const offices = await Promise.all(
    [admin, await tahi.addPerson('hr'), manager, elsewhere].map((person) => listen(tahi, person)),
  )
  const silent = await Promise.all(
    [await hire(), await tahi.addPerson('act')].map((one) => listen(tahi, one)),
  )
  const told = async () => {
    for (const listening of offices) {
      expect(named(await listening.all(), 'pending-accounts-changed')).toContainEqual({ branchId: null })
      listening.heard.length = 0
    }
    for (const listening of silent)
      expect(named(await listening.all(), 'pending-accounts-changed')).toEqual([])
  }
  const approved = await visitorOf(tahi).waitForApproval(admin)
  await told()
  const name = { firstName: 'Lorna', lastName: 'Cruz' }
  expect((await tahi.call(manager, approveAccount, { body: { _id: approved, ...name } })).status).toBe(200)
  await told()
  const refused = await visitorOf(tahi).waitForApproval(admin)
  await told()
  const reason = 'Nobody here knows you'
  expect((await tahi.call(manager, refuseAccount, { body: { _id: refused, reason } })).status).toBe(200)
  await told()
})

it('somebody who moves with what is theirs is told to both branches', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const sewer = await hire()
  const next = await tahi.addBranch()
  const listeners = await Promise.all(
    [manager, await tahi.addPerson('manager', next)].map((person) => listen(tahi, person)),
  )
  const answer = await tahi.call(await tahi.addPerson('admin'), updatePerson, {
    body: { _id: sewer.id, branchId: next },
  })
  expect(answer.status).toBe(200)
  for (const listening of listeners)
    expect(names(await listening.all())).toEqual([...moved, 'people-changed', 'notification'].toSorted())
})

it('who comes back from head office is told of to the branch that kept what comes along', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const [sewer, admin] = [await hire(), await tahi.addPerson('admin')]
  const next = await tahi.addBranch()
  const change = (sent: object) => tahi.call(admin, updatePerson, { body: { _id: sewer.id, ...sent } })
  expect((await change({ role: 'act' })).status).toBe(200)
  const hearing = await listen(tahi, manager)
  expect((await change({ role: 'user', branchId: next })).status).toBe(200)
  expect(names(await hearing.all())).toEqual(moved)
})

it('a payslip that follows its person is told to both branches, with the days and leaves that go along', async () => {
  const { tahi, manager, sewer, attend, pay } = await openPayrollBranch()
  await attend(sewer, 3, '07:00', '16:00')
  const { _id } = await pay(sewer, 'paid')
  const next = await tahi.addBranch()
  const hr = await tahi.addPerson('hr')
  await tahi.call(hr, updatePerson, { body: { _id: sewer.id, branchId: next } })
  const listeners = await Promise.all(
    [manager, await tahi.addPerson('manager', next)].map((person) => listen(tahi, person)),
  )
  await tahi.call(hr, markPayslips, { body: { ids: [_id], status: 'pending' } })
  for (const listening of listeners) expect(names(await listening.all())).toEqual(moved)
})

it('days that are confirmed, set to present, given a time out, removed or imported are told to whose they are, and to no colleague', async () => {
  const { tahi, branch, manager, sewer, hire, attend } = await openPayrollBranch()
  const day = await attend(sewer, 3, '07:00', '16:00', 'pending')
  const [own, silent] = [await listen(tahi, sewer), await listen(tahi, await hire())]
  const told = async () => {
    const heard = named(await own.all(), 'attendance-changed')
    own.heard.length = 0
    return heard
  }
  await tahi.call(manager, confirmAttendance, { body: { ids: [day] } })
  expect(await told()).toEqual([{ branchId: branch }])
  await tahi.call(manager, removeAttendance, { body: { _id: day } })
  expect(await told()).toEqual([{ branchId: branch }])
  const late = await attend(sewer, 3, '09:10', '17:00', 'pending')
  await tahi.call(manager, setAttendancePresent, { body: { ids: [late] } })
  expect(await told()).toEqual([{ branchId: branch }])
  await tahi.call(manager, removeAttendances, { body: { ids: [late], preview: true } })
  expect(await told()).toEqual([])
  await tahi.call(manager, removeAttendances, { body: { ids: [late] } })
  expect(await told()).toEqual([{ branchId: branch }])
  const forgotten = await attend(sewer, 3, '07:00', '', 'pending')
  await told()
  const times = { ids: [forgotten], timeOut: '16:00', reason: 'The power was cut' }
  await tahi.call(manager, setAttendanceTimeOut, { body: times })
  expect(await told()).toEqual([{ branchId: branch }])
  await tahi.call(manager, setAttendanceTimeOut, { body: times })
  expect(await told(), 'doing it again changes nothing').toEqual([])
  await tahi.call(manager, removeAttendance, { body: { _id: forgotten } })
  expect(await told()).toEqual([{ branchId: branch }])
  const imports = importBy(tahi, manager)
  const { _id } = await imports.preview(`User ID,Date,Time In,Time Out\n${sewer.code},2026-11-04,07:00,16:00`)
  await imports.apply(_id)
  expect(await told()).toEqual([{ branchId: branch }])
  expect(await silent.all()).toEqual([])
})

it('days that are confirmed together are told as one event, without their records', async () => {
  const { tahi, branch, manager, sewer, attend } = await openPayrollBranch()
  const ids = [
    await attend(sewer, 3, '07:00', '16:00', 'pending'),
    await attend(sewer, 4, '07:00', '16:00', 'pending'),
  ]
  const hearing = await listen(tahi, manager)
  await tahi.call(manager, confirmAttendance, { body: { ids } })
  const heard = await hearing.all()
  expect(named(heard, 'attendance-changed')).toEqual([{ branchId: branch }])
  expect(named(heard, attendanceEvent.name)).toEqual([])
})

it('other hours are told to whoever works by them, and to no other branch', async () => {
  const { tahi, branch, manager, hire } = await openProductionBranch()
  const sewer = await hire()
  const [hearing, own] = [await listen(tahi, manager), await listen(tahi, sewer)]
  const stranger = await listen(tahi, await tahi.addPerson('user', await tahi.addBranch()))
  const hours = { name: 'Early', start: '06:00', end: '15:00', breakMinutes: 60, days: [1, 2, 3, 4, 5] }
  const { ok } = await tahi.call(manager, createShift, { body: { _id: 'new', branchId: branch, ...hours } })
  await tahi.call(manager, assignShift, { body: { shiftId: ok.data._id, userIds: [sewer.id], from: today } })
  for (const listening of [hearing, own])
    expect(named(await listening.all(), 'shift-changed')).toEqual([
      { branchId: branch },
      { branchId: branch },
    ])
  expect(await stranger.all()).toEqual([])
})

it.each([
  ['announcement', createAnnouncement],
  ['document', createDocument],
] as const)(
  '%s for all that becomes one branch’s is told to every branch: each has one fewer',
  async (kind, save) => {
    const { tahi, branch } = await openProductionBranch()
    const admin = await tahi.addPerson('admin')
    const hearing = await listen(tahi, await tahi.addPerson('user', await tahi.addBranch()))
    const fields = { title: 'Fire drill', desc: 'At ten', branchId: 'All' }
    const file = { fileType: 'Image', fileUrl: await uploaded(tahi, admin) } as const
    const { ok } = await tahi.call(admin, save, { body: { ...fields, ...(kind === 'document' && file) } })
    const told = async () => named(await hearing.all(), `${kind}-changed`)
    expect(await told()).toEqual([{ branchId: null }])
    expect((await tahi.call(admin, save, { body: { _id: ok.data._id, branchId: branch } })).status).toBe(200)
    expect(await told()).toEqual([{ branchId: null }, { branchId: null }])
  },
)

it('a gate is told of when it is added, paired, given PINs and ended, to who keeps its branch', async () => {
  const { tahi, manager, hire } = await openProductionBranch()
  const listeners = await Promise.all(
    [manager, await tahi.addPerson('hr')].map((person) => listen(tahi, person)),
  )
  const silent = await listen(tahi, await tahi.addPerson('manager', await tahi.addBranch()))
  const told = async (times: number) => {
    for (const listening of listeners)
      expect(named(await listening.all(), 'gate-changed')).toEqual(
        Array(times).fill({ branchId: manager.branchId }),
      )
  }
  const made = (await tahi.call(manager, createGate, { body: { name: 'Front gate' } })).ok.data
  await told(1)
  await tahi.call(null, pairGate, { body: { code: made.code } })
  await told(2)
  await tahi.call(manager, setGatePin, { body: { userId: (await hire()).id, pin: '2580' } })
  await told(3)
  await tahi.call(manager, endGate, { body: { _id: made.gate._id } })
  await told(4)
  expect(await silent.all()).toEqual([])
})

it('a gate is told of when it is heard of again after silence, and not as long as it is heard of', async () => {
  const { tahi, manager } = await openProductionBranch()
  onTestFinished(() => tahi.clock.set(usualNow))
  const tablet = await pairTablet(tahi, manager)
  const hearing = await listen(tahi, manager)
  const told = async () => named(await hearing.all(), 'gate-changed')
  const asksAfter = (minutes: number) => {
    tahi.clock.set(new Date(tahi.clock.now().getTime() + minutes * 60_000))
    return tablet.roster()
  }
  await asksAfter(2)
  await asksAfter(limits.gateQuietMinutes - 1)
  expect(await told()).toEqual([])
  await asksAfter(limits.gateQuietMinutes)
  await asksAfter(0)
  expect(await told()).toEqual([{ branchId: manager.branchId }])
})
