import { type Call, recomputePayslips, removePayslips, texts } from '@tahi/contract'
import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { useChangeSelected } = await import('./use-change-selected.tsx')

const selected = new Set(['named', 'paid'])
const left = [{ _id: 'paid', msg: 'It is paid.' }]
const settle = vi.fn()
type Body = { body: { ids: string[]; preview?: true } }

function actions(): ReturnType<typeof useChangeSelected> {
  let found: ReturnType<typeof useChangeSelected> | undefined
  function List() {
    found = useChangeSelected(settle, (ids) => [...ids].map((_id) => ({ _id, version: 1 })))
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  if (!found) throw new Error('Nothing was rendered')
  return found
}

beforeEach(() => {
  vi.spyOn(dialogs, 'confirm').mockResolvedValue(true)
  settle.mockReset()
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => void vi.restoreAllMocks())

test.each([
  ['removed', removePayslips, texts.payslip.removed(1)],
  ['recomputed', recomputePayslips, texts.payslip.recomputed(1)],
] as const)(
  'only payslips are %s that the question named, and the others are told of',
  async (done, call, words) => {
    const netPays = [{ _id: 'named', netPay: 100 }]
    const send = vi.spyOn(client, 'send').mockImplementation((async (_: Call, { body }: Body) => ({
      // After the question the other could go as well.
      data: { [done]: body.preview ? ['named'] : body.ids, refused: body.preview ? left : [], netPays },
    })) as never)
    const change = actions()
    await (call === removePayslips ? change.remove : change.recompute)(selected)
    expect(send).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenLastCalledWith(call, {
      body: expect.objectContaining({ ids: ['named'], seen: [{ _id: 'named', version: 1 }] }),
    })
    expect(toast.error).toHaveBeenCalledWith(`${words}. ${texts.payslip.leftAsTheyAre(left)}`)
    expect(settle).toHaveBeenCalledWith(selected, left)
  },
)
