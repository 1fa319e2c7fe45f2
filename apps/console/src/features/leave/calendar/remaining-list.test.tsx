import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Remaining } from './month-layout.ts'
import { RemainingList } from './remaining-list.tsx'

const drawn = (scarce: Remaining['scarce']) =>
  renderToString(
    <RemainingList remaining={[{ designationId: 's', name: 'Sewer', left: 1, people: 2, scarce }]} />,
  )

test('how scarce people are is told by a mark, not by the colour alone', () => {
  expect(drawn('none')).toContain('icon-user-off')
  expect(drawn('few')).toContain('icon-user-minus')
  expect(drawn(undefined)).not.toContain('<svg')
})
