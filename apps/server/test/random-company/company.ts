import type { Call, Input } from '@tahi/contract'
import { addDays, type Day, formatWallTime, type WallTime } from '@tahi/domain'
import { type Person, startServer } from '../fixtures/server.ts'
import { choicesFrom } from './choices.ts'
import { hirePeople } from './people.ts'

/** A Monday. */
const firstDay = '2026-09-28'

export type Company = Awaited<ReturnType<typeof openCompany>>

/** A company on a server of its own, with a clock that the test advances. */
export async function openCompany(seed: number) {
  const tahi = await startServer()
  const choices = choicesFrom(seed)
  let today: Day = firstDay
  let time: WallTime = 0
  const setClock = (day: Day, at: WallTime) => {
    today = day
    time = at
    tahi.clock.set(new Date(Date.parse(`${day}T00:00:00+08:00`) + at * 60_000))
  }
  setClock(firstDay, 6 * 60)
  const people = await hirePeople(tahi, choices, firstDay)
  const { managers, sewers, hr } = people
  /** Ids of deactivated people. */
  const away = new Set<string>()

  /** The acts and their outcomes. */
  const diary: string[] = []
  const note = (line: string) => {
    const readable = line.replace(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      (id) => people.names.get(id) ?? id,
    )
    diary.push(`${today} ${formatWallTime(time)} ${readable}`)
  }

  return {
    tahi,
    choices,
    ...people,
    away,
    diary,
    note,
    setClock,
    today: () => today,
    /** A day near today. */
    dayFrom: (least: number, most: number) => addDays(today, choices.between(least, most)),
    /** A time between two hours. */
    timeFrom: (least: number, most: number) => formatWallTime(choices.between(least * 60, most * 60)),
    anyManager: () => choices.oneOf(managers),
    anySewer: () => choices.oneOf(sewers),
    /** Some are deactivated at a time, never all. */
    employedSewer: () => choices.oneOf(sewers.filter(({ id }) => !away.has(id))),
    /** HR or an HR Admin. */
    keeper: () => (choices.happens(35) ? hr : choices.oneOf(managers)),
    /** HR or an HR Admin, mostly one who manages this person's records. */
    keeperOf({ branchId }: Person) {
      if (choices.happens(10)) return choices.oneOf(managers)
      const own = managers.filter((manager) => manager.branchId === branchId)
      return choices.oneOf(choices.happens(70) ? own : [hr])
    },
    /** Calls as a person, and notes a change in the diary. */
    async call<C extends Call>(as: Person, call: C, input: Input<C>) {
      const answer = await tahi.call(as, call, input)
      const { body } = input as { body?: object }
      const outcome = answer.status === 200 ? 'done' : `${answer.status} ${answer.failure.msg}`
      note(`${as.code} ${call.path} ${JSON.stringify(body)}: ${outcome}`)
      if (answer.status >= 500) throw new Error('The server failed; TEST_LOG_LEVEL=error says how.')
      return answer
    },
  }
}
