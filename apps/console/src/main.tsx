import '@fontsource-variable/inter/index.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@tahi/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchForPeople } from './platform/session/attended.ts'

watchForPeople(window)
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
