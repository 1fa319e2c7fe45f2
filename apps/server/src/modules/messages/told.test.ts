import { randomUUID } from 'node:crypto'
import { texts } from '@tahi/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { type MessagesBranch, openMessagesBranch } from '../../../test/fixtures/messages-branch.ts'

afterAll(hangUp)

let desk: MessagesBranch
beforeEach(async () => {
  desk = await openMessagesBranch()
})

describe('what is told', () => {
  it('again is stored and told once, and answers with what is stored', async () => {
    const { tahi, manager, sewer } = desk
    const [hearing, own] = [await listen(tahi, sewer), await listen(tahi, manager)]
    const _id = randomUUID()
    const first = (await desk.send(manager, sewer, { _id })).ok.data
    const again = await Promise.all([1, 2, 3].map(() => desk.send(manager, sewer, { _id, text: 'Changed' })))
    for (const { ok } of again) expect(ok.data).toEqual(first)
    expect((await desk.thread(sewer, manager)).ok).toMatchObject({ total: 1, data: [first] })
    expect(await hearing.all()).toHaveLength(3)
    expect(await own.all()).toHaveLength(1)
  })

  it('reaches the two and nobody else, after it is stored', async () => {
    const { tahi, manager, sewer, colleague, cutter, admin, hr, otherManager } = desk
    const [sender, device, recipient] = [
      await listen(tahi, manager),
      await listen(tahi, manager),
      await listen(tahi, sewer),
    ]
    const strangers = await Promise.all(
      [colleague, cutter, admin, hr, otherManager].map((person) => listen(tahi, person)),
    )
    const message = await desk.write(manager, sewer)
    const received = { ...message, status: false, senderName: 'Maria Reyes' }
    expect(await recipient.all()).toEqual([
      { name: 'receive_message', payload: received },
      { name: 'receive-message', payload: received },
      { name: 'conversation-changed', payload: { withId: manager.id } },
    ])
    for (const own of [sender, device])
      expect(await own.all()).toEqual([{ name: 'conversation-changed', payload: { withId: sewer.id } }])
    for (const stranger of strangers) expect(await stranger.all()).toEqual([])
  })

  it('is nothing where the message is refused', async () => {
    const { tahi, manager, otherSewer } = desk
    const hearing = await Promise.all([manager, otherSewer].map((person) => listen(tahi, person)))
    await desk.send(manager, otherSewer)
    for (const listening of hearing) expect(await listening.all()).toEqual([])
  })

  it('is asked over the socket too: acknowledged when it is stored, or with why not (D7)', async () => {
    const { tahi, manager, sewer, otherSewer } = desk
    const { socket } = await listen(tahi, manager)
    const _id = randomUUID()
    const body = {
      _id,
      senderId: manager.id,
      recipientId: sewer.id,
      text: 'Payslip is out',
      timestamp: 'now',
    }
    for (let tries = 0; tries < 2; tries++) {
      const answer = await socket.timeout(20_000).emitWithAck('send_message', body)
      expect(answer).toMatchObject({ success: true, data: { _id, text: 'Payslip is out' } })
    }
    expect((await desk.thread(sewer, manager)).ok.total).toBe(1)
    const refused = await socket
      .timeout(20_000)
      .emitWithAck('send_message', { recipientId: otherSewer.id, text: 'Hello' })
    expect(refused).toEqual({ success: false, msg: texts.message.nobody, code: 'not_found' })
  })
})
