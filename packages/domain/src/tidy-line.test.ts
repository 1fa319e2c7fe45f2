import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { tidyLine, tidyText } from './tidy-line.ts'

it.each([
  ['Dela\u00a0Cruz', 'Dela Cruz'],
  [' Dela \t Cruz\r\n', 'Dela Cruz'],
  ['\ufeffSew\u00ading\u200b', 'Sewing'],
  ['Nin\u0303o', 'Ni\u00f1o'],
  ['Nin\u200b\u0303o', 'Ni\u00f1o'],
  ['👩‍🏭 Sewing', '👩‍🏭 Sewing'],
  ['\u00a0\u200b ', ''],
  ['Fa\u202eb', 'Fab'],
  ['Fa\u0007b', 'Fab'],
  ['a\u0000b', 'a\u0000b'],
  ['Dela\u000bCruz\u0085', 'Dela Cruz'],
  ['Fa\uffff\ufdd0\u{1fffe}b', 'Fab'],
  ['\u200f\u202bمريم\u202c \u2067سانتوس\u2069\u061c', 'مريم سانتوس'],
  ['می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
])('%j looks like %j', (text, line) => {
  expect(tidyLine(text)).toBe(line)
})

test('a tidy line stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidyLine(tidyLine(text)) === tidyLine(text)))
})

it.each([
  [' Fever\t39°,\r\n\nsince Monday \n', 'Fever\t39°,\r\n\nsince Monday'],
  ['\u0007 Fe\u001bver\u009b\u007f', 'Fever'],
  ['a\u0000b', 'a\u0000b'],
  ['Fever\u000band cough\u2028since Monday', 'Fever\nand cough\nsince Monday'],
  ['Fe\uffff\ufdd0\u{1fffe}ver', 'Fever'],
  ['\u202etxt.exe', 'txt.exe'],
  ['مرحبا!\u200f \u2067سانتوس\u2069', 'مرحبا!\u200f \u2067سانتوس\u2069'],
  ['👩‍🏭 Nin\u0303o', '👩‍🏭 Nin\u0303o'],
])('the text %j is kept as %j', (text, kept) => {
  expect(tidyText(text)).toBe(kept)
})

test('a tidy text stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidyText(tidyText(text)) === tidyText(text)))
})
