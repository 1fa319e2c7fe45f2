import { overseers, type RegistrationRole, type Role, screens, texts } from '@tahi/contract'
import type { Work } from '../../../platform/work.ts'
import { accountOf, notify } from '../../notifications/index.ts'

/** The roles that decide on an account: the General Manager, and for employees the HR offices too (D2 Registration). */
const deciders = (role: RegistrationRole): readonly Role[] => (role === 'user' ? overseers : ['admin'])

/** Notifies the deciders of a waiting account. */
export const notifyOfAccount = (
  work: Pick<Work, 'queries' | 'now' | 'news'>,
  { id, code, role }: { id: string; code: string; role: RegistrationRole },
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
        topic: accountOf(id),
      },
    ],
  })
}
