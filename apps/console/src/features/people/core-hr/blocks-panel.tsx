import { type CoreHr, texts } from '@tahi/contract'
import { BarLine } from './bar-line.tsx'
import type { coreHrLinks } from './links.ts'
import { Panel, Quiet } from './panel.tsx'

type BlocksPanelProps = { found: CoreHr; links: ReturnType<typeof coreHrLinks> }

/** Records that block payroll, each linked to the people concerned. */
export function BlocksPanel({ found: { blocked, blocks }, links }: BlocksPanelProps) {
  return (
    <Panel title={texts.coreHrPanels.blocks} total={blocked} href={links.blocked('any')}>
      {blocked === 0 ? (
        <Quiet>{texts.coreHr.nothingBlocks}</Quiet>
      ) : (
        blocks.map(({ block, people }) => (
          <BarLine
            key={block}
            look="problem"
            label={texts.employees.blocks[block]}
            people={people}
            of={blocked}
            href={links.blocked(block)}
          />
        ))
      )}
    </Panel>
  )
}
