import { overseers, type RegistrationRole, type Role, screens, texts } from '@tahi/contract'
import type { Work } from '../../../platform/work.ts'
import { accountsFor, notify, takeBackFromEverybody } from '../../notifications/index.ts'

/** The roles that decide on an account: the General Manager, and for employees the HR offices too (D2 Registration). */
const deciders = (role: RegistrationRole): readonly Role[] => (role === 'user' ? overseers : ['admin'])

/**
 * Notifies the deciders of a waiting account, in place of what was said of those that wait already: strangers must not bury
 * what else is in a bell.
 * @param others how many others wait for the role
 */
export async function notifyOfAccount(
  work: Pick<Work, 'queries' | 'now' | 'news'>,
  { code, role, others }: { code: string; role: RegistrationRole; others: number },
): Promise<void> {
  const { title, message } = texts.notification.accountWaiting
  const topic = accountsFor(role)
  await takeBackFromEverybody(work, [topic])
  await notify(work, {
    kind: 'accountWaiting',
    by: null,
    notices: [
      {
        to: { roles: deciders(role), branchId: null },
        title,
        message: message(code, others, texts.registration.roles[role]),
        href: `${screens.employees.path}?pending=open`,
        topic,
      },
    ],
  })
}
