import { expect, test } from 'vitest'
import { footStyle, printStyle } from './print-style.ts'

test('a title stays a text, whatever is in it', () => {
  expect(footStyle('Sewers of "B"')).toContain('content: "Sewers of \\"B\\"";')
})

test('a very long foot is cut, and leaves the page number its room', () => {
  const name = 'Magpantay '.repeat(20)
  expect(footStyle(`EMP-00001, ${name}`)).toMatch(/content: "EMP-00001, [^"]{70,78}…"; width: 80%;/)
  expect(footStyle('EMP-00001, Cruz, Ana')).toContain('content: "EMP-00001, Cruz, Ana"')
  expect(printStyle).toMatch(/counter\(pages\); width: 20%;/)
})
