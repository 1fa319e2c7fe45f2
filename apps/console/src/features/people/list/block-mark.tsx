import { type PayrollBlock, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'

/** The first reason that blocks a person's pay. */
export function BlockMark({ blocks }: { blocks: readonly PayrollBlock[] }) {
  const [first, ...more] = blocks.map((block) => texts.employees.blocks[block])
  if (first === undefined) return '–'
  return (
    <span title={[first, ...more].join(', ')}>
      <StatusBadge tone="warn" label={more.length > 0 ? `${first} +${more.length}` : first} />
    </span>
  )
}
