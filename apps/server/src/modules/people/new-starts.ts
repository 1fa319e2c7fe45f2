import { clientOf, startsAtConsole } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import {
  hashPassword,
  mailPasswordLinks,
  type NewPassword,
  type ReasonToChoose,
  setPasswords,
} from '../identity/index.ts'
import type { Office } from './office.ts'
import type { StoredPerson } from './person.ts'
import type { Change } from './trail.ts'

/**
 * Gives another password to those who get the console. Also to those who come back to it or go from it to the phone without
 * having chosen one: nobody may know theirs (decision 0006). Call `endSessionsOf` before it, which locks former links first.
 */
export async function giveNewStarts(work: Work, office: Office, changes: readonly Change[]): Promise<void> {
  const startingBy = (reason: ReasonToChoose) =>
    changes.filter((change) => reasonOf(change, office.unchosen) === reason).map(({ after }) => after)
  for (const reason of ['promotion', 'reactivation'] as const)
    await mailPasswordLinks(work, office, startingBy(reason), reason)
  const demoted = startingBy('demotion')
  const firstPasswords = await birthdaysOf(demoted)
  if (firstPasswords.length > 0) await setPasswords(work, firstPasswords)
  await mailPasswordLinks(
    work,
    office,
    demoted.filter(({ birthday }) => birthday === null),
    'demotion',
  )
}

function reasonOf({ before, after }: Change, unchosen: Office['unchosen']): ReasonToChoose | null {
  if (startsAtConsole(before.role, after.role)) return 'promotion'
  if (clientOf(before.role) === 'employee' || !unchosen.has(after.id)) return null
  if (clientOf(after.role) === 'employee') return 'demotion'
  return !before.active && after.active ? 'reactivation' : null
}

/** Hashed inside of the transaction, unlike others: what the birthday is was decided there, and it is rarely done. */
async function birthdaysOf(people: readonly StoredPerson[]): Promise<NewPassword[]> {
  const passwords: NewPassword[] = []
  for (const { id, birthday } of people)
    if (birthday !== null) passwords.push({ personId: id, hash: await hashPassword(birthday) })
  return passwords
}
