import { texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import type { NamedPart, Part, PartWords } from './part.ts'
import { PeopleCount, type PeopleFilters } from './people-count.tsx'

/** How many people belong to it. @param filtersOf the filters of the employee list that show them */
export const peopleColumn = <Row extends Part>(filtersOf: (row: Row) => PeopleFilters): Column<Row> => ({
  key: 'people',
  label: texts.columns.people,
  kind: 'number',
  width: '120px',
  value: (row) => <PeopleCount people={row.people} filters={filtersOf(row)} />,
})

/** The name, by which the list can be ordered. @param field the field with it */
export const partNameColumn = <Field extends string>(
  field: Field,
  { field: label }: PartWords,
): Column<NamedPart<Field>> => ({ key: field, label, sort: field, value: (row) => row[field] })
