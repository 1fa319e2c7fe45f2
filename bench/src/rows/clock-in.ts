import { randomUUID } from 'node:crypto'
import { type Member, openedAt } from '../company.ts'
import type { Contest } from '../compare.ts'
import type { Statement } from '../programs/recorder.ts'
import { asSending, probe } from '../stage.ts'
import type { Row } from './reads.ts'

const name = 'clock-in'
const day = openedAt.toISOString().slice(0, 10)

/**
 * Every employee clocks in once a round, each in a session that the server has not seen before; the floor inserts the
 * same row. What a round wrote is deleted before the next.
 */
export const clockInRow: Row = {
  name,
  aimed: true,
  make: async (stage): Promise<Contest> => {
    const putBack = () => stage.executeInBoth(`delete from attendance where day = '${day}'`)
    const { employees } = stage.company
    const requests = employees.map(({ tokens }) => ({
      method: 'POST' as const,
      path: '/api/attendance/create',
      headers: asSending(tokens[0]),
      body: '{}',
    }))
    const [first] = requests
    const [member] = employees
    if (!first || !member) throw new Error('Nobody can clock in')
    await putBack()
    const { reply, statements } = await probe(stage, first)
    const insert = statements.find(({ text }) => /insert into attendance\b/.test(text))
    if (!insert) throw new Error('Clocking in inserted nothing')
    const { data } = reply as { data: { _id: string } }
    const routes = employees.map((employee) => ({ ...insertFor(insert, data._id, member, employee), reply }))
    return { row: name, requests, routes, putBack }
  },
}

/** The recorded insert, for somebody else. */
function insertFor(insert: Statement, id: string, recorded: Member, employee: Member): Statement {
  const values = insert.values.map((value) => {
    if (value === id) return randomUUID()
    if (value === recorded.id) return employee.id
    return value === recorded.branchId ? employee.branchId : value
  })
  return { text: insert.text, values }
}
