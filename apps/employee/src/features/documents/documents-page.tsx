import { IconFile, IconPhoto } from '@tabler/icons-react'
import { listDocuments } from '@tahi/contract/documents'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { limits } from '@tahi/contract/limits'
import { Answer } from '../../components/answer.tsx'
import { LinkList } from '../../components/link-list.tsx'
import { Page } from '../../components/page.tsx'
import { ShowOlder } from '../../components/show-older.tsx'
import { useIsServerReached } from '../../platform/connection.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useLatest } from '../../platform/use-latest.ts'
import classes from './documents.module.css'

/** Milliseconds for which the files' addresses certainly work. */
const holdsFor = (limits.fileMinutes - 1) * 60_000

/** The branch's documents. Each opens in the phone's own viewer, unless its address has expired. */
export function DocumentsPage() {
  const words = useWords(dailyWords)
  const format = useFormat()
  const { list: documents, older } = useLatest(listDocuments, (query) => ({ params: { id: 'all' }, query }), {
    againAfter: holdsFor / 2,
  })
  const isServerReached = useIsServerReached()
  const holds = isServerReached && Date.now() - documents.dataUpdatedAt < holdsFor
  return (
    <Page title={words.documents} back="/more">
      <Answer of={documents}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>{words.noDocuments}</p>}
            {data.length > 0 && !isServerReached && <p>{words.documentsNeedLine}</p>}
            <LinkList className={classes.list}>
              {data.map(({ _id, title, desc, createdAt, fileUrl, fileType }) => (
                <li key={_id}>
                  {/* Without an address it is a link that is not available, and is announced and drawn as such. */}
                  <a
                    {...(holds ? { href: fileUrl } : { role: 'link', 'aria-disabled': true })}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {fileType === 'Image' ? <IconPhoto aria-hidden /> : <IconFile aria-hidden />}
                    <span>
                      <b>{title}</b>
                      <small>
                        {format.instant(createdAt)}
                        {desc && ` · ${desc}`}
                      </small>
                    </span>
                  </a>
                </li>
              ))}
            </LinkList>
            <ShowOlder of={documents} older={older} />
          </>
        )}
      </Answer>
    </Page>
  )
}
