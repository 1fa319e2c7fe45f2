import { counted } from './counted.ts'

interface Counts {
  readonly added: number
  readonly changed: number
}

const inPeople = (count: number): string => counted(count, 'person', 'people')

/** How many people an import writes. */
export const peopleImportCountTexts = {
  /** What it would do: 'Add 20 people and change 1 person'. */
  toDo: ({ added, changed }: Counts): string => {
    const add = added > 0 && `add ${inPeople(added)}`
    const change = changed > 0 && `change ${inPeople(changed)}`
    const both = [add, change].filter(Boolean).join(' and ')
    return both.charAt(0).toUpperCase() + both.slice(1)
  },
  /** While it does. */
  doing: ({ added, changed }: Counts): string => `Importing ${inPeople(added + changed)}`,
  /** What it did: '20 people added, 1 person changed'. */
  done: ({ added, changed }: Counts): string => {
    const words = [
      ...(added > 0 ? [`${inPeople(added)} added`] : []),
      ...(changed > 0 ? [`${inPeople(changed)} changed`] : []),
    ]
    return words.join(', ') || 'Nobody was added or changed'
  },
} as const
