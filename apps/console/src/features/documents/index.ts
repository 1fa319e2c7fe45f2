import { lazy } from 'react'
import type { FeatureScreen } from '../../platform/screen.ts'

export { documentReactions } from './live.ts'

export const documentScreens: FeatureScreen[] = [
  { screen: 'documents', load: () => import('./documents-page.tsx') },
  { screen: 'documentForm', load: () => import('./document-form-page.tsx') },
]

/** For pages of other features, inside a Suspense boundary, for roles that may open the documents' screen. */
export const DocumentGallery = lazy(() => import('./gallery/document-gallery.tsx'))
export const DocumentsTable = lazy(() => import('./list/documents-table.tsx'))
