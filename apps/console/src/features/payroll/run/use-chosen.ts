import { useState } from 'react'
import { isPreselected, type RunPerson } from './run-person.ts'

/**
 * Who gets a payslip: everybody without a serious warning, and on top what was ticked by hand, which outlives a
 * newer preview of the same run.
 */
export function useChosen(people: readonly RunPerson[]) {
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const chosen = people.filter(
    (person) => person.creatable && (byHand.get(person.employee._id) ?? isPreselected(person)),
  )
  const ids = new Set(chosen.map(({ employee }) => employee._id))
  const choose = (next: ReadonlySet<string>) => {
    const changed = new Map(byHand)
    for (const { employee } of people)
      if (next.has(employee._id) !== ids.has(employee._id)) changed.set(employee._id, next.has(employee._id))
    setByHand(changed)
  }
  return { chosen, ids, choose }
}
