import type { World } from '@tahi/world'

/** People as rows of the three tables: what colleagues may see, what only record keepers may see, and the password hash. */
export const personRows = (people: World['people'], passwordHash: string) => ({
  persons: people.map((person) => ({
    id: person.id,
    code: person.code,
    role: person.role,
    first_name: person.firstName,
    last_name: person.lastName,
    branch_id: person.branchId,
    department_id: person.departmentId,
    designation_id: person.designationId,
    clock_number: person.clockNumber,
    created_at: person.createdAt,
  })),
  details: people.map((person) => ({
    person_id: person.id,
    branch_id: person.branchId,
    email: person.email,
    middle_name: person.middleName,
    gender: person.gender,
    birthday: person.birthday,
    birthplace: person.birthplace,
    street_address: person.streetAddress,
    city: person.city,
    state: person.state,
    zipcode: person.zipcode,
    contact: person.contact,
  })),
  credentials: people.map(({ id, createdAt }) => ({
    person_id: id,
    password_hash: passwordHash,
    must_change_password: false,
    changed_at: createdAt,
  })),
})
