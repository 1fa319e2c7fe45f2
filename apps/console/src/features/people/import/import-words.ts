import { counted, type PeopleImport } from '@tahi/contract'

type Counts = Pick<PeopleImport, 'added' | 'changed'>

/** '1 person', '1,200 people'. */
export const peopleInWords = (count: number): string => counted(count, 'person', 'people')

/** What an import would do: 'Add 20 people and change 1 person'. */
export function doingWords({ added, changed }: Counts): string {
  const add = added > 0 && `add ${peopleInWords(added)}`
  const change = changed > 0 && `change ${peopleInWords(changed)}`
  const both = [add, change].filter(Boolean).join(' and ')
  return both.charAt(0).toUpperCase() + both.slice(1)
}

/** What an import did: '20 people added, 1 person changed'. */
export function importedWords({ added, changed }: Counts): string {
  const words = [
    ...(added > 0 ? [`${peopleInWords(added)} added`] : []),
    ...(changed > 0 ? [`${peopleInWords(changed)} changed`] : []),
  ]
  return words.join(', ') || 'Nobody was added or changed'
}
