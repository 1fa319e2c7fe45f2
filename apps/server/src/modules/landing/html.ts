/** Markup that is safe to send: made by `html` alone, never of a text that somebody typed. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | Markup | undefined | readonly (string | Markup | undefined)[]

/** Markup with values in it: texts are escaped for elements and quoted attributes alike, undefined is left out. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, index) => part + written(values[index])).join(''))

function written(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
  return value.map(written).join('')
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
