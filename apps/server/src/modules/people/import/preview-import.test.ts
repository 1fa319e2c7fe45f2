import { randomUUID } from 'node:crypto'
import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import { type Cells, peopleImportBy } from '../../../../test/fixtures/people-import-by.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

describe('the preview of an import of people', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person
  let names: Record<'branch' | 'other' | 'department' | 'designation' | 'foreignDesignation', string>

  beforeAll(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ id: string; name: string }>`
        select id, name from branch union select id, name from department union select id, name from designation`.execute(
        queries,
      ),
    )
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
    names = {
      branch: nameOf(office.branch),
      other: nameOf(office.other),
      department: nameOf(office.department),
      designation: nameOf(office.designation),
      foreignDesignation: nameOf(office.foreignDesignation),
    }
  })

  const by = (person: Person) => peopleImportBy(office.tahi, person)
  const judge = async (person: Person, cells: Cells) => {
    const { _id } = await by(person).previewCells(cells)
    return by(person).rows(_id)
  }
  /** Judges one row by its cells for an uploader. @returns outcome, or problems as 'Column: problem' */
  const judged = async (person: Person, cells: Record<string, string | number>) => {
    const [row] = await judge(person, [Object.keys(cells), Object.values(cells)])
    return row?.outcome === 'bad'
      ? row.problems.map(({ column, problem }) => `${column}: ${problem}`)
      : row?.outcome
  }
  const newcomer = (more: Record<string, string | number> = {}) => ({
    'First Name': 'Lorna',
    'Last Name': 'Reyes',
    Email: `${randomUUID()}@example.com`,
    Birthday: '1985-05-17',
    ...more,
  })

  it('finds that a fresh export changes nobody', async () => {
    const { data: raised } = (
      await office.add(manager, { dailyRate: 500, overRate: 78, ratesFrom: '2026-10-01' })
    ).ok
    await office.change(manager, { id: raised._id }, { dailyRate: 550, ratesFrom: '2026-11-01' })
    // As somebody typed them, though a number would have lost a first 0.
    await office.change(manager, { id: raised._id }, { contact: '9171112222', address: { zipcode: '400' } })
    for (const person of [manager, office.hr, office.admin]) {
      const cells = await by(person).exported()
      const { rows, unchanged, problems } = await by(person).previewCells(cells)
      expect([person.role, unchanged, problems]).toEqual([
        person.role,
        rows,
        // Also for people whom only the General Manager changes.
        [],
      ])
      expect(rows).toBe(cells.length - 1)
    }
  })

  it('adds and changes nobody, and shows each changed cell', async () => {
    const rows = await judge(manager, [
      ['contact', 'USER ID', 'Street  Address', 'Daily Rate', 'Hourly Overtime Rate', 'Rates From', 'City'],
      ['0900 1', sewer.code.toLowerCase(), 'Narra 1', '₱1,250.50', 90, 'Nov 1, 2026', null],
    ])
    expect(rows).toMatchObject([
      {
        line: 2,
        userId: sewer.code.toLowerCase(),
        name: 'Ana Santos',
        outcome: 'changed',
        changes: [
          { column: 'Contact', before: '', after: '0900 1' },
          { column: 'Street Address', before: '', after: 'Narra 1' },
          { column: 'Daily Rate', before: '', after: '1,250.50' },
          { column: 'Hourly Overtime Rate', before: '', after: '90.00' },
          { column: 'Rates From', before: '', after: '2026-11-01' },
        ],
        problems: [],
      },
    ])
    expect(await office.read(manager, sewer)).toMatchObject({ contact: '', dailyRate: null, version: 1 })
  })

  it('shows what somebody new would be', async () => {
    const cells = newcomer({ Department: names.department, Designation: names.designation.toUpperCase() })
    const [row] = await judge(manager, [Object.keys(cells), Object.values(cells)])
    expect(row).toMatchObject({ userId: '', name: 'Lorna Reyes', outcome: 'added' })
    expect(row?.changes).toContainEqual({ column: 'Branch', before: '', after: names.branch })
    expect(row?.changes).toContainEqual({ column: 'Designation', before: '', after: names.designation })
  })

  it.each<[string, Record<string, string | number>, string[] | string]>([
    [
      'nothing but a name',
      { Email: '', 'Last Name': '', Birthday: '' },
      ['Email: missing', 'Last Name: missing', 'Birthday: missing'],
    ],
    ['a User ID of its own', { 'User ID': `X-${randomUUID().slice(0, 8)}` }, 'added'],
    ['a User ID with spaces', { 'User ID': 'Anna Lou' }, ['User ID: unreadable']],
    ['no e-mail address', { Email: 'at home' }, ['Email: bad_email']],
    ['a birthday of a child', { Birthday: '2020-01-01' }, ['Birthday: bad_birthday']],
    ['a birthday that is none', { Birthday: '1985-02-30' }, ['Birthday: bad_date']],
    ['a gender that is none', { Gender: 'x' }, ['Gender: bad_choice']],
    ['an account access that is none', { 'Account Access': 'Boss' }, ['Account Access: bad_choice']],
    ['another account access', { 'Account Access': 'HR Admin' }, ['Account Access: not_allowed']],
    ['a branch that is none', { Branch: 'Nowhere' }, ['Branch: other_branch']],
    ['a department that is none', { Department: 'Nowhere' }, ['Department: unknown_department']],
    ['a designation without a department', { Designation: 'Sewer' }, ['Designation: unknown_designation']],
    ['a rate without the other', { 'Daily Rate': 500 }, ['Hourly Overtime Rate: missing']],
    ['a bad amount', { 'Daily Rate': '5,00', 'Hourly Overtime Rate': 1 }, ['Daily Rate: bad_amount']],
    ['a rate far too high', { 'Daily Rate': 1e12, 'Hourly Overtime Rate': 1 }, ['Daily Rate: bad_amount']],
    [
      'rates too high',
      { 'Daily Rate': 99_999_999, 'Hourly Overtime Rate': 10_001 },
      ['Daily Rate: daily_rate_too_high', 'Hourly Overtime Rate: over_rate_too_high'],
    ],
    [
      'rates of a far year',
      { 'Daily Rate': 1, 'Hourly Overtime Rate': 1, 'Rates From': '2062-01-01' },
      ['Rates From: bad_date'],
    ],
    ['a zip code too long', { 'Zip Code': '1'.repeat(21) }, ['Zip Code: too_long']],
    ['a department too long', { Department: 'x'.repeat(limits.nameLength + 1) }, ['Department: too_long']],
    [
      'several faults',
      { Gender: 'x', Contact: '0'.repeat(41), 'Last Name': '' },
      ['Gender: bad_choice', 'Contact: too_long', 'Last Name: missing'],
    ],
  ])('says of somebody new with %s: %j', async (_, cells, found) => {
    const answer = await judged(manager, newcomer(cells))
    if (typeof found === 'string') expect(answer).toBe(found)
    else expect([...(answer ?? [])].sort()).toEqual([...found].sort())
  })

  it('takes no e-mail address and no User ID twice, in the file and of others', async () => {
    const { code: taken } = office.stranger
    const colleague = await office.tahi.addPerson('user', office.branch)
    const email = `${randomUUID()}@example.com`
    const row = (cells: Record<string, string>) => Object.values({ 'User ID': '', ...newcomer(cells) })
    const rows = await judge(manager, [
      ['User ID', ...Object.keys(newcomer())],
      row({ Email: email }),
      row({ Email: email.toUpperCase() }),
      row({ 'User ID': 'SAME-1' }),
      row({ 'User ID': 'same-1' }),
      row({ 'User ID': taken }),
      row({ Email: `${office.stranger.id}@example.com` }),
      row({ Email: `${sewer.id}@example.com` }),
      [sewer.code, 'Ana', 'Santos', `${sewer.id}@EXAMPLE.com`, ''],
      ['', 'Ana', 'Santos', `${sewer.id}@example.com`, ''],
      [colleague.code, 'Ana', 'Santos', `${colleague.id}@example.com`, ''],
      [colleague.code, 'Ana', 'Santos', '', ''],
    ])
    expect(rows.map(({ problems }) => problems.map(({ column, problem }) => [column, problem]))).toEqual([
      [],
      [['Email', 'duplicate_in_file']],
      [],
      [['User ID', 'duplicate_in_file']],
      [['User ID', 'other_branch']],
      [['Email', 'email_taken']],
      [['Email', 'email_taken']],
      // The row above has the same address, so this is its second row.
      [['Email', 'duplicate_in_file']],
      [['Email', 'duplicate_in_file']],
      [],
      [['User ID', 'duplicate_in_file']],
    ])
  })

  it('knows somebody by e-mail address and name where the User ID is empty', async () => {
    const ana = {
      'First Name': 'Ana',
      'Last Name': 'Santos',
      Email: `${sewer.id}@example.com`,
      City: 'Angat',
    }
    expect(await judged(manager, ana)).toBe('changed')
    expect(await judged(manager, { ...ana, City: '' })).toBe('unchanged')
    expect(await judged(manager, { ...ana, 'First Name': 'Eva' })).toEqual([
      'Email: email_taken',
      'Birthday: missing',
    ])
  })

  it('takes nobody who was deactivated for new: only a row with their User ID means them', async () => {
    await office.change(manager, sewer, { status: false })
    const ana = { 'First Name': 'Ana', 'Last Name': 'Santos', Email: `${sewer.id}@example.com` }
    expect(await judged(manager, ana)).toEqual(['Email: deactivated'])
    expect(await judged(manager, { ...ana, 'First Name': 'Eva', Birthday: 'May 17, 1990' })).toEqual([
      'Email: deactivated',
    ])
    expect(await judged(manager, { 'User ID': sewer.code, ...ana, City: 'Angat' })).toBe('changed')
  })

  it('keeps to who may change whom', async () => {
    const { hr, admin, stranger, tahi, branch } = office
    const second = await tahi.addPerson('manager', branch)
    const said = (
      person: Person,
      other: Person,
      cells: Record<string, string | number> = { City: 'Angat' },
    ) => judged(person, { 'User ID': other.code, ...cells })
    expect(await said(manager, stranger)).toEqual(['User ID: other_branch'])
    expect(await said(manager, second)).toEqual(['User ID: not_allowed'])
    expect(await said(manager, admin)).toEqual(['User ID: other_branch'])
    expect(await said(hr, second)).toEqual(['User ID: not_allowed'])
    expect(await said(hr, stranger)).toBe('changed')
    expect(await said(admin, second)).toBe('changed')
    expect(await said(manager, sewer, { 'Account Access': 'HR Admin' })).toEqual([
      'Account Access: not_allowed',
    ])
    expect(await said(admin, sewer, { 'Account Access': 'HR Admin' })).toBe('changed')
    expect(await said(manager, sewer, { Branch: names.other })).toEqual(['Branch: other_branch'])
    expect(await said(hr, sewer, { Branch: names.other })).toBe('changed')
    expect(await said(hr, sewer, { Branch: 'Nowhere' })).toEqual(['Branch: unknown_branch'])
    expect(await said(manager, manager, { Contact: '0900' })).toBe('changed')
    expect(await said(manager, manager, { City: 'Angat' })).toEqual(['City: not_allowed'])
    expect(await said(admin, admin, { 'Account Access': 'Employee' })).toContain(
      'Account Access: not_allowed',
    )
    expect(await said(manager, manager, { 'Daily Rate': 900, 'Hourly Overtime Rate': 90 })).toEqual([
      'Daily Rate: not_allowed',
    ])
    expect(await said(admin, office.act, { 'Daily Rate': 900, 'Hourly Overtime Rate': 90 })).toEqual([
      'Daily Rate: not_allowed',
    ])
    expect(await said(manager, sewer, { Email: 'new@example.com' })).toEqual(['Email: email_fixed'])
    expect(await said(admin, admin, { Email: 'new@example.com' })).toEqual(['Email: email_fixed'])
    expect(await judged(manager, { 'User ID': 'NOBODY-1', City: 'Angat' })).toEqual([
      'User ID: unknown_user_id',
    ])
    expect(await judged(manager, { 'User ID': 'NOBODY-1', 'First Name': 'Lea', City: 'Angat' })).toEqual([
      'User ID: unknown_user_id',
      'Email: missing',
      'Last Name: missing',
      'Birthday: missing',
    ])
    expect(await judged(hr, newcomer())).toEqual(['Branch: missing'])
    expect(await judged(hr, newcomer({ Branch: names.other }))).toBe('added')
  })

  it('finds a place without its accents, and by them where only they tell two apart', async () => {
    const mark = randomUUID().slice(0, 8)
    const rename = (id: string, name: string) =>
      office.tahi.database.asOwner((queries) =>
        sql`update branch set name = ${name} where id = ${id}`.execute(queries),
      )
    const addNamed = async (name: string) => rename(await office.tahi.addBranch(), name)
    await addNamed(`Los Baños ${mark}`)
    const place = (name: string) => judged(office.hr, newcomer({ Branch: `${name} ${mark}` }))
    expect(await place('LOS BANOS')).toBe('added')
    await addNamed(`Lös Banos ${mark}`)
    expect(await place('LOS BANOS')).toEqual(['Branch: unknown_branch'])
    expect(await place('los baños')).toBe('added')
  })

  it('names places that there are instead of an unknown one, but no branch to an HR Admin', async () => {
    const problemsOf = async (person: Person, column: string) => {
      const cells = newcomer({ Branch: names.branch, [column]: 'Nowhere' })
      return (await judge(person, [Object.keys(cells), Object.values(cells)]))[0]?.problems
    }
    for (const [person, column] of [
      [office.hr, 'Branch'],
      [office.hr, 'Department'],
      [manager, 'Department'],
    ] as const) {
      const [{ instead = [] } = {}, ...others] = (await problemsOf(person, column)) ?? []
      expect(instead.length).toBeGreaterThan(0)
      expect(instead.length).toBeLessThanOrEqual(10)
      expect(instead).toEqual([...instead].sort((one, other) => one.localeCompare(other)))
      expect(others).toEqual([])
    }
    expect(await problemsOf(manager, 'Branch')).toEqual([{ column: 'Branch', problem: 'other_branch' }])
  })

  it('finds a designation in its department alone', async () => {
    const place = (cells: Record<string, string>) => judged(manager, { 'User ID': sewer.code, ...cells })
    const { department: Department, designation: Designation } = names
    expect(await place({ Department, Designation })).toBe('changed')
    expect(await place({ Department, Designation: names.foreignDesignation })).toEqual([
      'Designation: unknown_designation',
    ])
    expect(await place({ Designation })).toEqual(['Designation: unknown_designation'])
    await office.tahi.database.asOwner((queries) =>
      sql`update designation set active = false where id = ${office.designation}`.execute(queries),
    )
    expect(await place({ Department, Designation })).toEqual(['Designation: unknown_designation'])
  })
})
