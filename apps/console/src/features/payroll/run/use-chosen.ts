import { useLeftState } from '../../../platform/lists/use-left-state.ts'
import { isPreselected, type RunPerson } from './run-person.ts'

/**
 * The people who get a payslip: everybody without a serious warning, changed by manual ticks. Ticks survive a newer
 * preview of the same run, and leaving the page to resolve a warning or looking at another run.
 */
export function useChosen(run: object, people: readonly RunPerson[]) {
  const [byHand, setByHand] = useLeftState<ReadonlyMap<string, boolean>>(
    `payslip-run:${JSON.stringify(run)}`,
    run,
    new Map(),
  )
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
