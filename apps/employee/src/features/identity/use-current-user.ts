import { readCurrentUser } from '@tahi/contract/identity'
import { useCall } from '../../platform/calls.ts'

/** Who is signed in. */
export const useCurrentUser = () => useCall(readCurrentUser, {})
