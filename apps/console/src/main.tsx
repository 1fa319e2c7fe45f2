import '@fontsource-variable/inter/index.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@tahi/ui/tokens.css'
import { limits, texts, uiTimings } from '@tahi/contract'
import { setUpUi } from '@tahi/ui/settings.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchForPeople } from './platform/session/attended.ts'

setUpUi({
  words: { noData: texts.noData, loading: texts.loading, preparing: texts.preparing, ...texts.table },
  pageSizes: limits.pageSizes,
  printWindow: uiTimings.printWindow,
  toasts: uiTimings.toasts,
})
watchForPeople(window)
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
