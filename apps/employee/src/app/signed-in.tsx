import { ChangePasswordPage, useCurrentUser } from '../features/identity/index.ts'
import { Frame } from './frame.tsx'
import { Opening } from './opening.tsx'

/** The requested page, once it is known whether the first password still has to be changed. */
export function SignedIn() {
  const user = useCurrentUser()
  if (user.data === undefined && !user.isFetched) return <Opening />
  return user.data?.data.mustChangePassword ? <ChangePasswordPage isFirst /> : <Frame />
}
