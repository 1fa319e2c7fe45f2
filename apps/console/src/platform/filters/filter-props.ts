import type { ListAddress } from '../lists/list-address.ts'

/**
 * Props of a list's filter fields, from its address. Every change goes back to page 1.
 * @param names the list's filters, which 'Clear filters' clears together
 */
export function filterProps<Address extends ListAddress, Name extends keyof Address>(
  address: Address,
  change: (change: Partial<Address>) => void,
  names: readonly Name[],
) {
  const apply = (part: Partial<Address>) => change({ ...part, page: undefined })
  const set = names.filter((name) => address[name] !== undefined).length
  const clear = () => apply(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Address>)
  return {
    /** Changes several filters in one step. */
    apply,
    /** Props of the `FilterBar`: it offers to clear while something is filtered. */
    bar: { set, onClear: set > 0 ? clear : undefined },
    /** Value and change of one filter's field. */
    field: <One extends Name>(name: One) => ({
      value: address[name],
      onChange: (value: Address[One] | undefined) =>
        apply({ [name]: value } as { [K in One]: typeof value } as Partial<Address>),
    }),
  }
}
