import { ActionIcon, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Document, listDocuments, texts } from '@tahi/contract'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { steadyAddress } from '@tahi/ui/picture/steady-address.ts'
import { pageCount } from '@tahi/ui/table/paging.ts'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { useLeftState } from '../../../platform/lists/use-left-state.ts'
import { refreshEvery } from '../refresh-every.ts'
import classes from './document-gallery.module.css'
import { Lightbox } from './lightbox.tsx'

const words = texts.documentGallery

type DocumentGalleryProps = {
  /** Shows the documents of this branch and those to all; undefined for all in scope. */
  branchId?: string | undefined
}

/** Pictures per page: two rows of four on a wide screen. */
const pictures = 8

/** The image documents (C2 Dashboard), eight per page; a press enlarges one. Another branch starts at its newest. */
export default function DocumentGallery({ branchId }: DocumentGalleryProps) {
  return <OfBranch key={branchId} branchId={branchId} />
}

function OfBranch({ branchId }: DocumentGalleryProps) {
  const [page, setPage] = useLeftState('gallery', { branchId }, 1)
  // By id, because the positions change when somebody posts another picture.
  const [openedId, open] = useState<string>()
  const images = useCall(
    listDocuments,
    { params: { id: 'all' }, query: { branchId, fileType: 'Image', page, pageSize: pictures } },
    { every: refreshEvery },
  )
  const shown = images.data?.data
  const total = images.data?.total
  const pages = pageCount(total ?? 0, pictures)
  // Goes to the last page if pictures were removed and this page no longer exists.
  if (total !== undefined && !images.isPlaceholderData && page > pages) setPage(pages)

  if (images.error && !shown)
    return <ProblemNotice problem={problemOf(images.error, () => images.refetch())} />
  if (total === 0) return <EmptyState>{words.none}</EmptyState>
  return (
    <div aria-busy={!shown || images.isPlaceholderData}>
      <ul className={classes.pictures}>
        {shown?.length
          ? shown.map((document) => (
              <li key={document._id}>
                <Picture document={document} onOpen={() => open(document._id)} />
              </li>
            ))
          : Array.from({ length: pictures }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
              <li key={index}>
                <Skeleton className={classes.place} radius="md" />
              </li>
            ))}
      </ul>
      {pages > 1 && (
        <nav className={classes.pages} aria-label={words.pages}>
          <ActionIcon
            variant="default"
            aria-label={words.newer}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <span aria-live="polite">{words.place(page, pages)}</span>
          <ActionIcon
            variant="default"
            aria-label={words.older}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </nav>
      )}
      {shown && openedId !== undefined && (
        <Lightbox documents={shown} openedId={openedId} onMove={open} onClose={() => open(undefined)} />
      )}
    </div>
  )
}

/** If the file was replaced or removed in between, the title is shown instead. */
function Picture({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const { title, fileUrl, previewUrl, branchId, branchName } = document
  return (
    <button type="button" className={classes.picture} onClick={onOpen}>
      <img src={steadyAddress(previewUrl || fileUrl)} alt="" loading="lazy" decoding="async" />
      <span className={classes.caption}>
        <b>{title}</b>
        <small>{branchId === 'All' ? texts.forAllBranches : branchName}</small>
      </span>
    </button>
  )
}
