import { aims, verdict } from '../aims.ts'
import type { StartUp } from '../start-up.ts'
import { columns, figure, row } from '../table.ts'
import type { Row, Table } from './results.ts'

/** How long the product takes until it serves. */
export const startUpTable = ({ first, second, secondByCommand }: StartUp): Table => ({
  columns: columns('start', 'seconds'),
  rows: [
    row('first, loading the demo company', figure(first)),
    aimed('second, the server alone', second),
    aimed('second, `npm start`', secondByCommand),
  ],
})

const aimed = (start: string, seconds: number): Row => ({
  cells: [start, figure(seconds)],
  aim: `< ${aims.secondStartSeconds}`,
  verdict: verdict(seconds < aims.secondStartSeconds),
})
