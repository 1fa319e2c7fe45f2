import { queryClient } from './calls.ts'
import { readIn } from './open-database.ts'
import { session } from './session.ts'
import { store } from './store.ts'

/** How many milliseconds of answers are kept at once. */
const keepAfterMs = 200

/** Shows what this person's phone knew when it was last open. */
export async function restoreKnown(): Promise<void> {
  const kept = await readIn(await store(), 'known', (known) => known.get('answers'))
  if (kept?.personId !== session.personId()) return
  for (const { queryKey, data, updatedAt } of kept.answers)
    queryClient.setQueryData(queryKey, data, { updatedAt })
  // However fresh it looks by the phone's clock, it is asked for again as soon as it is shown.
  await queryClient.invalidateQueries()
}

/** Keeps what the phone learns, from now on. */
export function keepKnown(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (timer !== undefined || (type !== 'updated' && type !== 'removed')) return
    timer = setTimeout(() => {
      timer = undefined
      // Without room the phone knows less, and goes on.
      keep().catch(() => {})
    }, keepAfterMs)
  })
  // Whoever finds a phone whose session was ended from elsewhere learns nothing of it: pay least of all.
  session.subscribe(() => {
    if (session.token() === null) forgetKnown().catch(() => {})
  })
}

async function keep(): Promise<void> {
  const personId = session.personId()
  if (personId === null || session.token() === null) return
  // Also what could not be read anew: that is what a phone without a line shows.
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
    .filter(({ data }) => data !== undefined)
  await (await store()).put('known', { personId, answers }, 'answers')
}

/** Forgets every answer: the next one who takes this phone learns nothing of the one before. */
export async function forgetKnown(): Promise<void> {
  queryClient.clear()
  const database = await store()
  const kept = await readIn(database, 'known', (known) => known.get('answers'))
  // Another window may be somebody else's by now.
  if (kept?.personId === session.personId()) await database.delete('known', 'answers')
}
