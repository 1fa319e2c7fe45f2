import { type AttendanceRecord, type Call, removeAttendances, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useRecordActions } from './use-record-actions.ts'

const { send } = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('@tahi/ui/dialog/confirm.tsx', () => ({ confirm: vi.fn() }))
vi.mock('../../platform/session/session.ts', () => ({ client: { send } }))

const employee = { _id: 'ana', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' }
const day = (_id: string) => ({ _id, version: 1, employee, date: '2026-11-18' }) as AttendanceRecord
const left = [{ _id: 'covered', msg: 'A payslip covers it.' }]

afterEach(() => void vi.restoreAllMocks())

test('only days are removed that the question named, and the others are told of', async () => {
  vi.mocked(confirm).mockResolvedValue(true)
  const settle = vi.fn()
  const told = vi.spyOn(toast, 'error').mockReturnValue('')
  // After the question the payslip is gone, and the other day could go as well.
  send.mockImplementation(async (_: Call, { body: { ids, preview } }) => ({
    data: { removed: preview ? ['named'] : ids, refused: preview ? left : [] },
  }))
  let remove: ReturnType<typeof useRecordActions>['removeDays'] | undefined
  function List() {
    remove = useRecordActions(settle).removeDays
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  await remove?.([day('named'), day('covered')])
  expect(send).toHaveBeenLastCalledWith(removeAttendances, {
    body: { ids: ['named'], seen: [{ _id: 'named', version: 1 }] },
  })
  expect(told).toHaveBeenCalledWith(
    `${texts.attendance.removed(1)}. ${texts.attendance.leftAsTheyAre(left)}`,
  )
  expect(settle).toHaveBeenCalledWith(new Set(['named', 'covered']), left)
})
