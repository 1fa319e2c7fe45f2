import { ChangePasswordPage, useCurrentUser } from '../features/identity/index.ts'
import { useIsOverdue } from '../platform/use-is-overdue.ts'
import { Frame } from './frame.tsx'
import { Opening } from './opening.tsx'

/**
 * The requested page, once it is known whether the first password still has to be changed. If that does not come, one can
 * clock in all the same.
 */
export function SignedIn() {
  const user = useCurrentUser()
  const isOverdue = useIsOverdue(user)
  if (user.data === undefined && !user.isFetched && !isOverdue) return <Opening />
  return user.data?.data.mustChangePassword ? <ChangePasswordPage isFirst /> : <Frame />
}
