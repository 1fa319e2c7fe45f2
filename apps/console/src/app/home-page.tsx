import { mayOpen, texts } from '@tahi/contract'
import { LoadingState } from '@tahi/ui/page/states.tsx'
import { Suspense } from 'react'
import { Dashboard } from '../features/dashboard/index.ts'
import { DocumentGallery, DocumentsTable } from '../features/documents/index.ts'
import { useCurrentUser } from '../platform/session/current-user.ts'
import classes from './home-page.module.css'

/** The dashboard, with the documents for roles that may open them (C2 Dashboard). */
export default function HomePage() {
  const { role } = useCurrentUser()
  return <Dashboard>{(branch) => mayOpen('documents', role) && <Documents branch={branch} />}</Dashboard>
}

/** Pictures and files of a branch, or of all in scope. */
function Documents({ branch }: { branch: string | undefined }) {
  return (
    <>
      <section className={classes.gallery} aria-labelledby="gallery">
        <h2 id="gallery">{texts.dashboard.gallery}</h2>
        <Suspense fallback={<LoadingState />}>
          <DocumentGallery branchId={branch} />
        </Suspense>
      </section>
      <div>
        <Suspense fallback={<LoadingState />}>
          <DocumentsTable branchId={branch} />
        </Suspense>
      </div>
    </>
  )
}
