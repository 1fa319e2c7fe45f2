/** A field for a password. */
export const password = { toggle: 'Show or hide the password' } as const
