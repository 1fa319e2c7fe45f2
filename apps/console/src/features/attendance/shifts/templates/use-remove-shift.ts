import { createShift, type Shift, texts } from '@tahi/contract'
import { useRefresh } from '../../../../platform/calls.ts'
import { confirmAndSend } from '../../../../platform/forms/confirm-and-send.ts'
import { client } from '../../../../platform/session/session.ts'
import { changedByShifts } from '../../shows.ts'

/** Removes a shift after a question that says how many people have it. @returns whether it was done */
export function useRemoveShift(): (shift: Shift, people: number) => Promise<boolean> {
  const refresh = useRefresh(changedByShifts)
  return ({ _id, version, name }, people) =>
    confirmAndSend({
      question: {
        message: texts.shift.removeQuestion(name),
        detail: texts.shift.removeDetail(people),
        confirmLabel: texts.actions.remove,
        danger: true,
      },
      send: () => client.send(createShift, { body: { _id, version, status: false } }),
      refresh,
    })
}
