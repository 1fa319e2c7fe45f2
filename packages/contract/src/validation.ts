import type * as z from 'zod/v4/core'
import { formatCount } from './texts/counted.ts'
import { validationTexts as words } from './texts/validation.ts'

/**
 * Validation errors in plain words, for every `safeParse` whose messages people read. A schema's own message takes
 * precedence. Zod's locales would say 'Too big: expected string to have <=80 characters'.
 */
export const inWords = (issue: z.$ZodRawIssue): string => {
  if (issue.input === undefined || issue.input === null) return words.required
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? words.impossible
    case 'invalid_value':
      return words.oneOf(issue.values.map(String).join(', '))
    case 'too_big': {
      if (typeof issue.input === 'string') return tooLong(issue.input.length, Number(issue.maximum))
      const bound = `${formatCount(issue.maximum)}${unitOf(issue.origin)}`
      return issue.inclusive === false ? words.lessThan(bound) : words.atMost(bound)
    }
    case 'too_small': {
      if (issue.minimum === 1 && issue.origin in units) return words.required
      const bound = `${formatCount(issue.minimum)}${unitOf(issue.origin)}`
      return issue.inclusive === false ? words.moreThan(bound) : words.atLeast(bound)
    }
    case 'invalid_format':
      return formatWords[issue.format] ?? words.form
    case 'not_multiple_of':
      return issue.divisor === 1 ? words.wholeNumber : words.multipleOf(String(issue.divisor))
    case 'unrecognized_keys':
      return words.unknownFields(issue.keys.join(', '))
    case 'invalid_union':
      // In a union the first form is the main one: an id, or 'all'.
      return issue.errors[0]?.[0]?.message ?? words.impossible
    default:
      return words.impossible
  }
}

/** The error of a text of a length above the most: it says how many characters are too many. */
export const tooLong = (length: number, most: number): string =>
  words.tooLong(formatCount(most), formatCount(length - most))

const units: Readonly<Record<string, string>> = words.units
const unitOf = (origin: string): string => (origin in units ? ` ${units[origin]}` : '')

const typeWords: Readonly<Record<string, string>> = {
  number: words.number,
  int: words.wholeNumber,
  string: words.text,
  boolean: words.choice,
  array: words.list,
  object: words.fields,
}

const formatWords: Readonly<Record<string, string>> = {
  email: words.email,
  url: words.webAddress,
  datetime: words.instant,
}
