import { type AttendanceRecord, type Call, removeAttendances, texts } from '@tahi/contract'
import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../platform/session/session.ts')
const { useRecordActions } = await import('./use-record-actions.ts')

type Body = { body: { ids: string[]; preview?: true } }
const employee = { _id: 'ana', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' }
const day = (_id: string) => ({ _id, version: 1, employee, date: '2026-11-18' }) as AttendanceRecord
const left = [{ _id: 'covered', msg: 'A payslip covers it.' }]

const settle = vi.fn()

/** The actions of a list that reads with this. */
function actionsOf(queries: QueryClient): ReturnType<typeof useRecordActions> {
  let actions: ReturnType<typeof useRecordActions> | undefined
  function List() {
    actions = useRecordActions(settle)
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  )
  if (!actions) throw new Error('The list was not drawn')
  return actions
}

afterEach(() => void vi.restoreAllMocks())

test('only days are removed that the question named, and the others are told of', async () => {
  vi.spyOn(dialogs, 'confirm').mockResolvedValue(true)
  const told = vi.spyOn(toast, 'error').mockReturnValue('')
  // After the question the payslip is gone, and the other day could go as well.
  const send = vi.spyOn(client, 'send').mockImplementation((async (
    _: Call,
    { body: { ids, preview } }: Body,
  ) => ({
    data: { removed: preview ? ['named'] : ids, refused: preview ? left : [] },
  })) as never)
  const { removeDays } = actionsOf(new QueryClient())
  await removeDays([day('named'), day('covered')])
  expect(send).toHaveBeenLastCalledWith(removeAttendances, {
    body: { ids: ['named'], seen: [{ _id: 'named', version: 1 }] },
  })
  expect(told).toHaveBeenCalledWith(`${texts.attendance.removed(1)}. ${texts.attendance.leftAsTheyAre(left)}`)
  expect(settle).toHaveBeenCalledWith(new Set(['named', 'covered']), left)
})
