import { randomUUID } from 'node:crypto'
import { type Member, openedAt } from '../company.ts'
import type { Contest } from '../compare.ts'
import type { Statement } from '../recorder.ts'
import { asSending, probe, type Stage } from '../stage.ts'
import type { Row } from './reads.ts'

const day = openedAt.toISOString().slice(0, 10)

/**
 * Every employee clocks in once per round, each in a session that the server has not cached; the floor sends the same
 * statement, which writes the record and its audit entry. The records of a round are deleted before the next.
 */
export const clockInRow: Row = clockIn('clock-in', true, (insert) => insert)

/** The same, compared with a floor that writes no audit entry. */
export const clockInWithoutAuditRow: Row = clockIn('clock-in, floor without audit', false, withoutAudit)

function clockIn(name: string, aimed: boolean, floorOf: (insert: Statement) => Statement): Row {
  const make = async (stage: Stage): Promise<Contest> => {
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
    const floor = floorOf(insert)
    const routes = employees.map((employee) => ({ ...insertFor(floor, data._id, member, employee), reply }))
    return { row: name, requests, routes, putBack }
  }
  return { name, aimed, make }
}

/** The statement without its part for the audit trail, and without that part's values. */
function withoutAudit({ text, values }: Statement): Statement {
  const [from, until] = [text.indexOf(', noted as ('), text.lastIndexOf(')\n    select')]
  if (from < 0 || until < from) throw new Error('Clocking in wrote no audit entry')
  const kept: unknown[] = []
  const rest = (text.slice(0, from) + text.slice(until + 1)).replace(/\$(\d+)/g, (_, number) => {
    kept.push(values[Number(number) - 1])
    return `$${kept.length}`
  })
  return { text: rest, values: kept }
}

/** The recorded insert, adapted to another employee. */
function insertFor(insert: Statement, id: string, recorded: Member, employee: Member): Statement {
  const values = insert.values.map((value) => {
    if (value === id) return randomUUID()
    if (value === recorded.id) return employee.id
    return value === recorded.branchId ? employee.branchId : value
  })
  return { text: insert.text, values }
}
