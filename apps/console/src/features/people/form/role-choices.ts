import { type Role, roleTitles } from '@tahi/contract'

/**
 * What Account Access offers (W5): the General Manager Employee or HR Admin, everybody else Employee; for a person of
 * head office their own title is among them. Nobody but the General Manager changes it.
 */
export function roleChoices(editor: Role, present: Role) {
  const roles: Role[] = editor === 'admin' ? ['user', 'manager'] : ['user']
  const offered = roles.includes(present) ? roles : [...roles, present]
  return {
    choices: offered.map((role) => ({ value: role, label: roleTitles[role] })),
    locked: editor !== 'admin',
  }
}
