import { queryClient } from './calls.ts'
import { readIn } from './open-database.ts'
import { session } from './session.ts'
import { store } from './store.ts'
import { worthKeeping } from './worth-keeping.ts'

/** Milliseconds for which new answers are gathered before they are stored. */
const keepAfterMs = 200

/** The cache takes what the phone has stored anyway. */
let isRestoring = false

/** Restores this person's cached answers. */
export async function restoreKnown(): Promise<void> {
  const kept = await readIn(await store(), 'known', (known) => known.get('answers'))
  if (kept?.personId !== session.personId()) return
  isRestoring = true
  // An answer that an earlier version stored is not dated; the phone's clock was then right as a rule.
  for (const { queryKey, data, updatedAt } of kept.answers ?? [])
    queryClient.setQueryData(queryKey, { answeredAt: updatedAt, ...(data as object) }, { updatedAt })
  isRestoring = false
  // However fresh by the phone's clock, each is refetched as soon as it is shown.
  await queryClient.invalidateQueries()
}

/** Stores the query cache from now on, as often as it gets new answers. */
export function keepKnown(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  queryClient.getQueryCache().subscribe((event) => {
    const isNews = event.type === 'updated' && event.action.type === 'success' && !isRestoring
    if (timer !== undefined || !isNews) return
    timer = setTimeout(() => {
      timer = undefined
      // Without storage space, the phone keeps less.
      keep().catch(() => {})
    }, keepAfterMs)
  })
  // A session ended remotely may mean a lost phone: its finder must not read the answers, pay least of all.
  session.subscribe(() => {
    if (session.token() === null) forgetKnown().catch(() => {})
  })
}

async function keep(): Promise<void> {
  const personId = session.personId()
  if (personId === null || session.token() === null) return
  // Includes answers whose refetch failed: an offline phone shows these.
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
    .filter(({ data }) => data !== undefined)
  await (await store()).put('known', { personId, answers: worthKeeping(answers) }, 'answers')
}

/** Makes room on a full phone. The answers stay in the open page, and are stored again once there is room for them. */
export const dropKnown = async (): Promise<void> => (await store()).delete('known', 'answers')

/** Deletes every cached answer, so that the phone's next user cannot read them. */
export async function forgetKnown(): Promise<void> {
  queryClient.clear()
  const database = await store()
  const kept = await readIn(database, 'known', (known) => known.get('answers'))
  // Another window may have another person's session.
  if (kept?.personId === session.personId()) await database.delete('known', 'answers')
}
