import { unmarked } from '@tahi/domain'

interface OfEmployee {
  readonly employee: { readonly firstName: string; readonly lastName: string }
}

/** Sorts records by the person's last name, then first name, as the server does: dela Cruz under D, Peña beside Pena. */
export const byName = ({ employee: one }: OfEmployee, { employee: other }: OfEmployee): number =>
  compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName)

interface OfBranch {
  readonly branchName: string
}

/** Sorts records by their branch's name, as the server does. */
export const byBranch = ({ branchName: one }: OfBranch, { branchName: other }: OfBranch): number =>
  compare(one, other)

const compare = (one: string, other: string): number => {
  const [former, latter] = [unmarked(one), unmarked(other)]
  return former === latter ? 0 : former < latter ? -1 : 1
}
