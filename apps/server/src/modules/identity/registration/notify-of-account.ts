import { overseers, type RegistrationRole, type Role, screens, texts } from '@tahi/contract'
import type { Work } from '../../../platform/work.ts'
import { notify } from '../../notifications/index.ts'

/** Who decides about an account: the General Manager, and about employees' their offices too (D2 Registration). */
const deciders = (role: RegistrationRole): readonly Role[] => (role === 'user' ? overseers : ['admin'])

/** Tells who decides that an account waits. */
export const notifyOfAccount = (
  work: Pick<Work, 'queries' | 'now' | 'news'>,
  { code, role }: { code: string; role: RegistrationRole },
): Promise<void> => {
  const { title, message } = texts.notification.accountWaiting
  return notify(work, {
    kind: 'accountWaiting',
    by: null,
    notices: [
      {
        to: { roles: deciders(role), branchId: null },
        title,
        message: message(code, texts.registration.roles[role]),
        href: `${screens.employees.path}?pending=open`,
      },
    ],
  })
}
