import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Quota, Quotas } from './quotas.tsx'

vi.mock('../../platform/queue/open-queue.ts', () => ({ useQueue: () => [] }))
vi.mock('../../platform/language.ts', () => ({
  useWords: ({ en }: { en: unknown }) => en,
  useFormat: () => ({ count: String }),
}))

const quota: Quota = {
  _id: 'hem',
  styleName: 'Polo',
  branchName: 'Cebu',
  designationName: 'Sewer',
  target: 400,
  progress: 200,
  standing: 'onTrack',
  former: false,
  own: 120,
  ownEntries: [],
}
const drawn = (...quotas: Quota[]) =>
  renderToString(<Quotas quotas={quotas} onEnter={() => {}} />).replaceAll(/<[^>]+>/g, ' ')

test('pieces of the present line can be added and corrected', () => {
  const shown = drawn(quota)
  for (const words of ['Mine: 120', 'Add pieces', 'Correct']) expect(shown).toContain(words)
  expect(shown).not.toContain('Counted for')
  expect(shown).not.toContain('No quota for your line')
})

test('pieces of another line are shown, and no more', () => {
  const shown = drawn({ ...quota, former: true })
  for (const words of ['Mine: 120', 'Counted for Sewer in Cebu.', 'No quota for your line'])
    expect(shown).toContain(words)
  for (const words of ['Add pieces', 'Correct']) expect(shown).not.toContain(words)
})
