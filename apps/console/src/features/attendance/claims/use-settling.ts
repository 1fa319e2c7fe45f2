import { settlePunches } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByRecords } from '../shows.ts'

/** Marks refused claims as dealt with. */
export function useSettling() {
  const changed = useRefresh(changedByRecords)
  return async (ids: string[]): Promise<void> => {
    try {
      await client.send(settlePunches, { body: { ids } })
    } catch (failure) {
      showFailedAction(failure)
    }
    await changed()
  }
}
