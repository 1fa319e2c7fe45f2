import { useLeftState } from '../../../platform/lists/use-left-state.ts'
import { isPreselected, type RunPerson } from './run-person.ts'

/**
 * Who gets a payslip: everybody without a serious warning, and on top what was ticked by hand, which outlives a
 * newer preview of the same run, and mending what it warns of on another page.
 */
export function useChosen(run: object, people: readonly RunPerson[]) {
  const [byHand, setByHand] = useLeftState<ReadonlyMap<string, boolean>>('Payslip run', run, new Map())
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
