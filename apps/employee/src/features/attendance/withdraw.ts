import type { EntryOf } from '../../platform/queue/entry.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { sendOrKeep } from '../../platform/queue/send-or-keep.ts'

type Asked = Pick<EntryOf<'correction'>['body'], '_id' | 'date' | 'timeIn' | 'timeOut'>

/**
 * Takes a request back. One that was never sent is only removed from the queue.
 * @param isStored whether the server has the request
 * @throws FailedCall when the server refuses it
 */
export async function withdraw({ _id, date, timeIn, timeOut }: Asked, isStored: boolean): Promise<void> {
  if (!isStored && (await queue.takeBack(_id))) return
  await sendOrKeep({ kind: 'withdrawCorrection', body: { _id }, about: { date, timeIn, timeOut } })
}
