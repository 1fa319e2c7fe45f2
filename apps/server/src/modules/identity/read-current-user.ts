import { type readCurrentUser as call, type Role, roleTitles } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { signedIn } from './signed-in.ts'

/** The person who is signed in. */
export async function readCurrentUser(
  { database, files, clock }: Services,
  _: unknown,
  origin: Origin,
): Promise<Result<typeof call>> {
  const caller = signedIn(origin)
  const { avatarFileId, ...person } = await database.glance(origin.context(), ({ queries }) =>
    queries
      .selectFrom('person')
      .innerJoin('person_detail', 'person_detail.person_id', 'person.id')
      .leftJoin('branch', 'branch.id', 'person.branch_id')
      .select([
        'person.id as _id',
        'person.code as userId',
        'person.first_name as firstName',
        'person.last_name as lastName',
        'person_detail.email',
        'person.role',
        'person.branch_id as branchId',
        'branch.name as branchName',
        'person.department_id as departmentId',
        'person.designation_id as designationId',
        'person.avatar_file_id as avatarFileId',
        'person.version',
      ])
      .where('person.id', '=', caller.personId)
      .executeTakeFirstOrThrow(),
  )
  const role = person.role as Role
  return {
    ...person,
    role,
    title: roleTitles[role],
    avatar: avatarFileId === null ? null : files.addresses.sign(avatarFileId, clock.now()),
    mustChangePassword: caller.mustChangePassword,
  }
}
