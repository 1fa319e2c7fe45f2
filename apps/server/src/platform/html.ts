/** Markup that is safe to send: made only by `html`, never directly from user input. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | Markup | undefined | readonly (string | Markup | undefined)[]

/** Makes markup. Texts are escaped for elements and quoted attributes; undefined is left out. */
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
