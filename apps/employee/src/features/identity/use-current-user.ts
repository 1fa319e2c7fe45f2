import { readCurrentUser } from '@tahi/contract/identity'
import { useCall } from '../../platform/calls.ts'

/** The person signed in. */
export const useCurrentUser = () => useCall(readCurrentUser, {})
