import type { listQuotaEmployees as call, QuotaEmployee, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import { isCalled } from '../../../platform/lists/searching.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../../platform/person-name.ts'
import type { Work } from '../../../platform/work.ts'
import { keepsAway } from '../../leave/index.ts'
import { findQuota } from '../repository.ts'
import { wasThere } from './was-there.ts'

interface Row extends Omit<QuotaEmployee, 'employee' | 'lastAt'>, PersonNameRow {
  personId: string
  lastAt: Date | null
}

const sorts = {
  lastName: sql`person.name_order`,
  userId: sql`lower(person.code)`,
  progress: sql`coalesce(brought.pieces, 0)`,
}

/**
 * People of the quota's designation who are in its branch or were until its day, and all who reported on it, each with
 * their pieces. A search finds everybody else who was there: whoever helped, or was promoted or moved since, has another
 * designation.
 */
export async function listEmployees(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const quota = await findQuota(work, params.id)
  if (!quota?.active) throw notFound()
  const list = {
    named: sql`
      brought as (
        select person_id, sum(amount) as pieces, count(*) as entries, max(created_at) as last_at
        from quota_progress where quota_id = ${quota.id} group by person_id
      )`,
    from: sql`person left join brought on brought.person_id = person.id`,
    where: query.search
      ? sql`brought.person_id is null and person.designation_id is distinct from ${quota.designationId}
          and ${isCalled(query.search)} and ${wasThere(quota)}`
      : sql`brought.person_id is not null or (
          person.designation_id = ${quota.designationId} and ${wasThere(quota)}
        )`,
    columns: sql`
      person.id as "personId", ${personNameColumns},
      (select name from designation where id = person.designation_id) as "designationName",
      person.active and person.branch_id is not distinct from ${quota.branchId}::uuid as active,
      ${wasThere(quota)} as "wasThere",
      exists (
        select from leave
        where leave.active and leave.state = 'confirmed' and leave.person_id = person.id
          and leave.first_day <= ${quota.day}::date and ${keepsAway(quota.day)}
      ) as "onLeave",
      coalesce(brought.pieces, 0) as progress, coalesce(brought.entries, 0) as entries,
      brought.last_at as "lastAt"`,
    order: orderBy(query.sort, sorts, { usual: 'lastName', tie: sql`person.id` }),
  }
  return readPage(work.queries, query, list, toEmployee)
}

const toEmployee = ({ personId, code, firstName, lastName, ...row }: Row) => ({
  ...row,
  employee: toPersonName(personId, { code, firstName, lastName }),
  lastAt: row.lastAt?.toISOString() ?? null,
})
