import { type Role, roleTitles } from '@tahi/contract'

/**
 * The choices of Account Access (W5): Employee or HR Admin for the General Manager, Employee for everybody else. A person
 * of head office keeps their own title among them. Only the General Manager can change it.
 */
export function roleChoices(editor: Role, present: Role) {
  const roles: Role[] = editor === 'admin' ? ['user', 'manager'] : ['user']
  const offered = roles.includes(present) ? roles : [...roles, present]
  return {
    choices: offered.map((role) => ({ value: role, label: roleTitles[role] })),
    locked: editor !== 'admin',
  }
}
