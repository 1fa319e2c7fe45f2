interface OfEmployee {
  readonly employee: { readonly firstName: string; readonly lastName: string }
}

/** Sorts records by their people's last name, then first name. */
export const byName = ({ employee: one }: OfEmployee, { employee: other }: OfEmployee): number =>
  one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName)
