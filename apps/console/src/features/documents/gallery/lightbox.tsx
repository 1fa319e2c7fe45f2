import { ActionIcon, Anchor } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Document, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { steadyAddress } from '@tahi/ui/picture/steady-address.ts'
import type { KeyboardEvent } from 'react'
import { useCompany } from '../../../platform/company.ts'
import classes from './lightbox.module.css'

const words = texts.documentGallery

type LightboxProps = {
  documents: readonly Document[]
  /** The id of the shown document. */
  openedId: string
  onMove: (id: string) => void
  onClose: () => void
}

/** One picture enlarged, with its title and details; the arrow keys move to the others. */
export function Lightbox({ documents, openedId, onMove, onClose }: LightboxProps) {
  const { timeZone } = useCompany()
  const index = documents.findIndex(({ _id }) => _id === openedId)
  const document = documents[index]
  if (!document) return null
  const { title, desc, fileUrl, branchId, branchName, postedBy, createdAt } = document
  const move = (by: number) => {
    const beside = documents[index + by]
    if (beside) onMove(beside._id)
  }
  const byKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  return (
    <Dialog title={title} size={960} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys do what the buttons inside do */}
      <div className={classes.lightbox} onKeyDown={byKeys}>
        <div className={classes.frame}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={words.previous}
            disabled={index === 0}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <img key={document._id} src={steadyAddress(fileUrl)} alt={desc || title} />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={words.next}
            disabled={index === documents.length - 1}
            onClick={() => move(1)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
        <div className={classes.words}>
          {desc && <p>{desc}</p>}
          <p className={classes.quiet}>
            {words.posted(
              branchId === 'All' ? texts.forAllBranches : branchName,
              postedBy,
              formatInZone(createdAt, timeZone, 'day'),
            )}
            {' · '}
            <Anchor href={fileUrl} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
              {texts.document.viewFile}
            </Anchor>
          </p>
          <p className={classes.quiet} aria-live="polite">
            {words.place(index + 1, documents.length)}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
