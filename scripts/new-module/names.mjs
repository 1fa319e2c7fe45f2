/** Why no module is made, in a sentence for the developer. */
export class Refusal extends Error {}

/**
 * A module's names, in kebab case.
 * @typedef {object} Names
 * @property {string} plural `shift-weeks`: the module, its folders and its screen
 * @property {string} record `shift-week`: one of its records, its table and its calls
 */

/** The slice's own names, of two words so that all spellings differ. @type {Names} */
export const ofSlice = { plural: 'spare-parts', record: 'spare-part' }

/** Reserved words of JavaScript and PostgreSQL, and names without meaning. */
const reserved = new Set(
  `abstract all analyse analyze and any arguments array as asc async asymmetric authorization await binary both break
  case cast catch check class collate collation column common concurrently const constraint continue create cross
  debugger default deferrable delete desc distinct do else end enum eval except export extends false fetch finally for
  foreign freeze from full function grant group having helper if ilike implements import in initially inner instanceof
  interface intersect into is isnull join lateral leading left let like limit localtime localtimestamp misc natural new
  not notnull null offset on only or order outer overlaps package placing primary private protected public references
  return returning right select similar some static super switch symmetric table tablesample then this throw to trailing
  true try typeof union unique user using util var variadic verbose void when where while window with yield`.split(
    /\s+/,
  ),
)

/**
 * @param {string} plural
 * @param {string} [record] if it is not the plural without its ending
 * @returns {Names}
 * @throws {Refusal} when a module cannot have this name
 */
export function namesOf(plural, record = singularOf(plural)) {
  for (const name of [plural, record]) {
    if (!/^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/.test(name))
      throw new Refusal(`'${name}' is not in kebab case: name a module like 'holidays' or 'overtime-rules'.`)
  }
  if (record === plural)
    throw new Refusal(`One of the ${plural} needs a name of its own: add '--record' and the singular.`)
  for (const name of [plural, record])
    if (reserved.has(name)) throw new Refusal(`'${name}' is a reserved word: choose another name.`)
  return { plural, record }
}

/** @param {string} plural */
function singularOf(plural) {
  return plural
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '')
}

/**
 * Every spelling of a name, always in the same order.
 * @param {Names} names
 */
export const spellings = ({ plural, record }) => [plural, record].flatMap(spellingsOf)

/** @param {string} name in kebab case */
function spellingsOf(name) {
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  return [name, camel, capital(camel), name.replaceAll('-', '_'), words, capital(words)]
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A text of the slice, with the module's names instead of the slice's.
 * @param {string} text
 * @param {Names} names
 */
export function renamed(text, names) {
  const from = spellings(ofSlice)
  const to = spellings(names)
  // Plurals first, because each contains its singular.
  return text.replace(new RegExp(from.join('|'), 'g'), (found) => to[from.indexOf(found)] ?? found)
}
