import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../platform/scope.ts'
import { actionsOn, gives, keeps } from './abilities.ts'

const callers = {
  admin: scopeOf({ personId: 'an admin', role: 'admin', branchId: null }),
  hr: scopeOf({ personId: 'an hr', role: 'hr', branchId: null }),
  act: scopeOf({ personId: 'an act', role: 'act', branchId: null }),
  manager: scopeOf({ personId: 'a manager', role: 'manager', branchId: 'here' }),
  user: scopeOf({ personId: 'a user', role: 'user', branchId: 'here' }),
}
const others = {
  employee: { id: '1', role: 'user', branchId: 'here', active: true, leftOn: null },
  elsewhere: { id: '2', role: 'user', branchId: 'there', active: true, leftOn: null },
  manager: { id: '3', role: 'manager', branchId: 'here', active: true, leftOn: null },
  headOffice: { id: '4', role: 'act', branchId: null, active: true, leftOn: null },
} as const

describe('who keeps whom (D2)', () => {
  it.each([
    ['admin', ['employee', 'elsewhere', 'manager', 'headOffice']],
    ['hr', ['employee', 'elsewhere']],
    ['manager', ['employee']],
    ['act', []],
    ['user', []],
  ] as const)('%s: %j', (role, kept) => {
    const found = Object.entries(others).filter(([, person]) => keeps(callers[role], person))
    expect(found.map(([name]) => name)).toEqual(kept)
  })

  it('is nobody for oneself, who changes a few fields', () => {
    for (const { personId: id, role } of Object.values(callers)) {
      const oneself = { id, role, branchId: null, active: true, leftOn: null }
      expect(keeps(callers[role], oneself)).toBe(false)
      expect(actionsOn(callers[role], oneself)).toEqual(
        role === 'admin' ? ['editOwn', 'editOwnName'] : ['editOwn'],
      )
    }
  })

  it('says what may be done', () => {
    const { admin, manager, act } = callers
    expect(actionsOn(manager, others.employee)).toEqual(['edit', 'deactivate', 'resetPassword', 'setRates'])
    expect(actionsOn(manager, { ...others.employee, active: false })).toEqual([
      'edit',
      'reactivate',
      'setRates',
    ])
    expect(actionsOn(admin, others.headOffice)).toEqual(['edit', 'deactivate', 'resetPassword'])
    const fromBranch = { ...others.headOffice, leftOn: '2026-11-05' }
    expect(actionsOn(admin, fromBranch)).toEqual(['edit', 'deactivate', 'resetPassword', 'setRates'])
    expect(actionsOn(act, others.employee)).toEqual([])
  })

  it('and who gives which role', () => {
    for (const role of ['admin', 'manager', 'hr', 'act'] as const)
      expect(Object.values(callers).filter((caller) => gives(caller, role))).toEqual([callers.admin])
    expect(gives(callers.manager, 'user')).toBe(true)
  })
})
