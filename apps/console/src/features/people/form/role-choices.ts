import { type Role, roleTitles } from '@tahi/contract'

/** The Account Access that a user may give to others. */
export const rolesToGive = (editor: Role): readonly Role[] =>
  editor === 'admin' ? ['user', 'manager'] : ['user']

/**
 * The choices of Account Access (W5): Employee or HR Admin for the General Manager, Employee for everybody else. A person
 * of head office keeps their own title among them. Only the General Manager can change it.
 */
export function roleChoices(editor: Role, present: Role) {
  const roles = rolesToGive(editor)
  const offered = roles.includes(present) ? roles : [...roles, present]
  return {
    choices: offered.map((role) => ({ value: role, label: roleTitles[role] })),
    locked: editor !== 'admin',
  }
}
