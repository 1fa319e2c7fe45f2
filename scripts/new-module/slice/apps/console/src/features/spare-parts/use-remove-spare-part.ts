import { removeSparePart, type SparePart, texts } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { client } from '../../platform/session/session.ts'
import { showsSpareParts } from './shows.ts'

/** Asks, then removes one of the spare parts. @returns whether it was done */
export function useRemoveSparePart(): (sparePart: SparePart) => Promise<boolean> {
  const refresh = useRefresh(showsSpareParts)
  return ({ _id, version, name }) =>
    confirmAndSend({
      question: {
        message: texts.sparePart.removeQuestion(name),
        confirmLabel: texts.actions.remove,
        danger: true,
      },
      send: () => client.send(removeSparePart, { body: { _id, version } }),
      refresh,
    })
}
