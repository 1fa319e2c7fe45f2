import { expect, test } from 'vitest'
import { leftAsTheyAre, listed } from './counted.ts'
import { gateTexts } from './gate.ts'

const [changed, gone] = ['This payslip was changed meanwhile.', 'This record is no longer there.']

test.each([
  [[changed], '1 payslip', `1 payslip is left as it is: ${changed}`],
  [[changed, changed], '2 payslips', `2 payslips are left as they are: ${changed}`],
  [[gone, changed, gone], '3 payslips', `3 payslips are left as they are. 2: ${gone} 1: ${changed}`],
])('of those that were refused for %j each reason is told', (msgs, what, said) => {
  expect(
    leftAsTheyAre(
      msgs.map((msg) => ({ msg })),
      what,
    ),
  ).toBe(said)
})

test('names are listed, and those after the third are counted', () => {
  expect(listed(['Ana Cruz'])).toBe('Ana Cruz')
  expect(listed(['Ana Cruz', 'Ben Diaz', 'Cora Lim'])).toBe('Ana Cruz, Ben Diaz and Cora Lim')
  expect(listed(['Ana', 'Ben', 'Cora', 'Dan', 'Eva'])).toBe('Ana, Ben, Cora and 2 more')
})

test('people are not left as things are', () => {
  const { employeesOnly, getNone } = gateTexts
  expect(getNone([{ msg: gone }])).toBe(`1 employee gets no new PIN: ${gone}`)
  expect(getNone([{ msg: gone }, { msg: employeesOnly }])).toBe(
    `2 employees get no new PIN. 1: ${gone} 1: ${employeesOnly}`,
  )
})
