import { MantineProvider } from '@mantine/core'
import type { DocumentSummaryRow } from '@tahi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'
import * as companies from '../../../platform/company.ts'
import { BranchCard } from './branch-card.tsx'

beforeEach(() => void vi.spyOn(companies, 'useCompany').mockReturnValue(company))
afterEach(() => void vi.restoreAllMocks())

const branch = { branchId: 'sewing', branchName: 'Sewing', documents: 2, images: 1 }
const last = '2026-11-18T01:02:00.000Z'

/** The card's lines. */
const cardOf = (row: DocumentSummaryRow, forAll: number): string[] =>
  renderToStaticMarkup(
    <MantineProvider>
      <BranchCard row={row} forAll={forAll} chosen={false} onPress={() => {}} />
    </MantineProvider>,
  )
    .replaceAll(/<style.*?<\/style>/gs, '')
    .split('</span>')
    .map((part) => part.replaceAll(/<[^>]+>/g, ''))
    .filter(Boolean)

test('a branch’s card counts its own documents, and those for all that its list has, too', () => {
  const row = { ...branch, lastPosted: last }
  expect(cardOf(row, 3)).toEqual(['Sewing', '2 + 3 for all', '1 image, last Nov 18, 2026'])
  expect(cardOf(row, 0)).toEqual(['Sewing', '2', '1 image, last Nov 18, 2026'])
})

test('one without documents of its own says so, and not that nothing is posted', () => {
  const row = { ...branch, documents: 0, images: 0, lastPosted: null }
  expect(cardOf(row, 1)).toEqual(['Sewing', '0 + 1 for all', 'Nothing of its own yet'])
  expect(cardOf(row, 0)).toEqual(['Sewing', '0', 'Nothing posted yet'])
})

test('the card of those for all counts these alone', () => {
  const row = { branchId: 'All', branchName: 'All', documents: 3, images: 0, lastPosted: last } as const
  expect(cardOf(row, 3)).toEqual(['All branches', '3', '0 images, last Nov 18, 2026'])
})
