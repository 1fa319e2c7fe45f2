/** A person's name in its two parts. */
interface NameParts {
  readonly firstName: string
  readonly lastName: string
}

/** 'Ana Cruz': where somebody is spoken of. */
export const fullName = ({ firstName, lastName }: NameParts): string => `${firstName} ${lastName}`

/** 'Cruz, Ana': in lists and on papers, which are in the order of the last names. */
export const listedName = ({ firstName, lastName }: NameParts): string => `${lastName}, ${firstName}`
